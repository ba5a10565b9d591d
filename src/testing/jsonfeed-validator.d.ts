/** The package has no types of its own. */
declare module 'jsonfeed-validator' {
  export default function validate(feed: object): readonly { readonly ruleId: string }[];
}
