/** For features that show or sell plans. */
export { getPlanOfCompany, givePlan } from './given-plan.contract.ts';
export { givenPlanTexts } from './given-plan.texts.ts';
export {
  getCurrentPlan,
  getSubscriptionType,
  visibilities,
} from './subscriptions.contract.ts';
export { visibilityBenefits } from './visibility-benefits.ts';
