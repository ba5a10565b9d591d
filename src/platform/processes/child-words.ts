/** What a child is told: a task, then words about it. */
export type Heard =
  | { readonly kind: 'are you there' }
  | { readonly kind: 'task'; readonly task: unknown }
  | { readonly kind: 'word'; readonly word: unknown };

/** What a child tells: that it is there, and for each task some messages and an end. */
export type Told =
  | { readonly kind: 'there' }
  | { readonly kind: 'message'; readonly message: unknown }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed' };
