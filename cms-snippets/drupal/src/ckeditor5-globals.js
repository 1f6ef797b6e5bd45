// Drupal's core has CKEditor 5 as global objects, one for each of its packages. All plugins share them.
const { core, ui, widget } = window.CKEditor5;

export const { Command, Plugin } = core;
export const { ButtonView } = ui;
export const { toWidget, Widget } = widget;
