/** What the node uses of Tiptap (version 3). The page that has the editor brings the package. */
declare module "@tiptap/core" {
  export interface DocumentNode {
    readonly type: { readonly name: string };
    readonly attrs: Readonly<Record<string, unknown>>;
    readonly nodeSize: number;
  }

  export interface Transaction {
    setNodeMarkup(position: number, type: undefined, attributes: Readonly<Record<string, unknown>>): Transaction;
  }

  export interface Editor {
    readonly isEditable: boolean;
    readonly options: { content: unknown };
    readonly state: {
      readonly tr: Transaction;
      readonly selection: { readonly node?: DocumentNode; readonly from: number };
    };
    readonly view: {
      readonly state: { readonly tr: Transaction };
      readonly dom: HTMLElement;
      dispatch(transaction: Transaction): void;
      focus(): void;
    };
    readonly commands: {
      focus(): boolean;
      openToolDialog(): boolean;
      setNodeSelection(position: number): boolean;
      deleteRange(range: { readonly from: number; readonly to: number }): boolean;
    };
    chain(): Chain;
    getHTML: () => string;
    on(name: "transaction" | "update", listener: () => void): void;
    off(name: "transaction" | "update", listener: () => void): void;
  }

  interface Chain {
    focus(): Chain;
    insertContent(content: unknown): Chain;
    insertContentAt(position: number, content: unknown): Chain;
    setNodeSelection(position: number): Chain;
    deleteRange(range: { readonly from: number; readonly to: number }): Chain;
    run(): boolean;
  }

  export interface CommandProps {
    readonly editor: Editor;
  }
  export type RawCommand = (props: CommandProps) => boolean;
  type ContentCommand = (content: unknown, options?: unknown) => RawCommand;
  export const commands: {
    readonly setContent: ContentCommand;
    readonly insertContent: ContentCommand;
    readonly insertContentAt: (position: unknown, content: unknown, options?: unknown) => RawCommand;
  };

  export interface NodeViewProps {
    readonly node: DocumentNode;
    readonly editor: Editor;
    readonly getPos: () => number | undefined;
  }
  export interface NodeViewResult {
    readonly dom: HTMLElement;
    readonly update: (node: DocumentNode) => boolean;
    readonly selectNode: () => void;
    readonly deselectNode: () => void;
    readonly stopEvent: (event: Event) => boolean;
    readonly ignoreMutation: () => boolean;
    readonly destroy: () => void;
  }

  interface NodeContext<Options> {
    readonly name: string;
    readonly options: Options;
    readonly editor: Editor;
  }
  interface NodeConfig<Options> {
    readonly name: string;
    readonly priority?: number;
    readonly group?: string;
    readonly atom?: boolean;
    readonly draggable?: boolean;
    readonly selectable?: boolean;
    readonly addOptions?: () => Options;
    readonly addStorage?: () => object;
    readonly addAttributes?: () => object;
    readonly parseHTML?: () => readonly object[];
    readonly renderHTML?: (props: { readonly node: DocumentNode }) => unknown;
    readonly addNodeView?: (this: NodeContext<Options>) => (props: NodeViewProps) => NodeViewResult;
    readonly addCommands?: (this: NodeContext<Options>) => Readonly<Record<string, (...args: never[]) => RawCommand>>;
    readonly addKeyboardShortcuts?: (this: NodeContext<Options>) => Readonly<Record<string, () => boolean>>;
    readonly transformPastedHTML?: (this: NodeContext<Options>, html: string) => string;
    readonly onBeforeCreate?: (this: NodeContext<Options>) => void;
  }

  export class Node<Options = unknown> {
    static create<Options>(config: NodeConfig<Options>): Node<Options>;
    configure(options: Partial<Options>): Node<Options>;
  }
}

declare module "@tiptap/pm/history" {
  import type { Transaction } from "@tiptap/core";

  export function closeHistory(transaction: Transaction): Transaction;
}
