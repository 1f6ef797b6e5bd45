<?php

declare(strict_types=1);

namespace Drupal\lederkredsen\Form;

use Drupal\Core\Form\ConfigFormBase;
use Drupal\Core\Form\FormStateInterface;

/**
 * The address of the host.
 */
class SettingsForm extends ConfigFormBase {

  /**
   * {@inheritdoc}
   */
  public function getFormId(): string {
    return 'lederkredsen_settings';
  }

  /**
   * {@inheritdoc}
   */
  protected function getEditableConfigNames(): array {
    return ['lederkredsen.settings'];
  }

  /**
   * {@inheritdoc}
   */
  public function buildForm(array $form, FormStateInterface $form_state): array {
    $form['host'] = [
      '#type' => 'url',
      '#title' => 'Adressen på værktøjernes server',
      '#description' => 'For eksempel https://vaerktoejer.example.org. Spørg den, der driver serveren.',
      '#default_value' => $this->config('lederkredsen.settings')->get('host'),
      '#required' => TRUE,
    ];
    return parent::buildForm($form, $form_state);
  }

  /**
   * {@inheritdoc}
   */
  public function validateForm(array &$form, FormStateInterface $form_state): void {
    parent::validateForm($form, $form_state);
    if (preg_match('~^https?://~', (string) $form_state->getValue('host')) !== 1) {
      $form_state->setErrorByName('host', 'Adressen skal begynde med https://.');
    }
  }

  /**
   * {@inheritdoc}
   */
  public function submitForm(array &$form, FormStateInterface $form_state): void {
    $host = rtrim((string) $form_state->getValue('host'), '/');
    $this->config('lederkredsen.settings')->set('host', $host)->save();
    parent::submitForm($form, $form_state);
  }

}
