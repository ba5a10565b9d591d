import type { visibilities } from './subscriptions.contract.ts';

export type Visibility = (typeof visibilities)[number];

/** What a profile visibility does for a company; companies' pages and lists and the page of plans read it. */
export type VisibilityBenefits = {
  /** A wide picture above the company's page. */
  readonly cover: boolean;
  /** A link to a film. */
  readonly video: boolean;
  /** How many pictures of the gallery are shown. */
  readonly galleryPictures: number;
  /** How many products of its choice lead on the company's page. */
  readonly featuredProducts: number;
  /** Among companies that are equal otherwise, the higher goes first. */
  readonly place: number;
};

export const visibilityBenefits: Readonly<Record<Visibility, VisibilityBenefits>> = {
  basic: { cover: false, video: false, galleryPictures: 0, featuredProducts: 0, place: 0 },
  premium: { cover: true, video: true, galleryPictures: 6, featuredProducts: 4, place: 1 },
  premium_plus: { cover: true, video: true, galleryPictures: 12, featuredProducts: 8, place: 2 },
};
