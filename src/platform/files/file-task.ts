/** What the processes for strangers' files are asked to do. */
export type FileTask =
  | { readonly task: 'picture' | 'document'; readonly content: Uint8Array }
  | { readonly task: 'pages'; readonly content: Uint8Array; readonly most: number };
