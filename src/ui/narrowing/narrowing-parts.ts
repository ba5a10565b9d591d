/** What is fetched together once a list is on the screen. */
export { ChosenChips } from './chosen-chips.tsx';
export { FacetPanel } from './facet-panel.tsx';
export { LooserChoices } from './looser-choices.tsx';
export { SortLinks } from './sort-links.tsx';
