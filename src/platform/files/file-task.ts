/** The tasks of the child processes for untrusted files. */
export type FileTask =
  | { readonly task: 'picture' | 'document'; readonly content: Uint8Array }
  | { readonly task: 'pages'; readonly content: Uint8Array; readonly most: number };
