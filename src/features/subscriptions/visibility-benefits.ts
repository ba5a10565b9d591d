import type { visibilities } from './subscriptions.contract.ts';

export type Visibility = (typeof visibilities)[number];

/** What a plan's visibility level does for a company, as company pages, lists and the plans page apply it. */
export type VisibilityBenefits = {
  /** Whether the company's page has a wide picture at the top. */
  readonly cover: boolean;
  /** Whether it can link a video. */
  readonly video: boolean;
  /** How many pictures of the gallery are shown. */
  readonly galleryPictures: number;
  /** How many products the company can feature at the top of its page. */
  readonly featuredProducts: number;
  /** Rank among companies that are otherwise equal: the higher goes first. */
  readonly place: number;
};

export const visibilityBenefits: Readonly<Record<Visibility, VisibilityBenefits>> = {
  basic: { cover: false, video: false, galleryPictures: 0, featuredProducts: 0, place: 0 },
  premium: { cover: true, video: true, galleryPictures: 6, featuredProducts: 4, place: 1 },
  premium_plus: { cover: true, video: true, galleryPictures: 12, featuredProducts: 8, place: 2 },
};
