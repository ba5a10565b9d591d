/** The components that are loaded together once a list is on the screen. */
export { ChosenChips } from './chosen-chips.tsx';
export { FacetPanel } from './facet-panel.tsx';
export { ListTools } from './list-tools.tsx';
export { LooserChoices } from './looser-choices.tsx';
