/** Messages to a child: a task, and then replies to what it asks. */
export type ToChild =
  | { readonly kind: 'are you there' }
  | { readonly kind: 'task'; readonly task: unknown }
  | { readonly kind: 'word'; readonly word: unknown };

/** Messages from a child: that it is ready, and for each task some messages followed by an end. */
export type FromChild =
  | { readonly kind: 'there' }
  | { readonly kind: 'message'; readonly message: unknown }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed' };
