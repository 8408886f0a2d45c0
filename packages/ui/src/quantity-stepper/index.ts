export { QuantityStepper, type QuantityStepperMessages, type QuantityStepperProps } from './QuantityStepper.tsx'
export type { QuantityDetails } from './use-quantity-stepper.ts'
export { legalQuantity, parseQuantity, quantityBounds, type QuantityRules } from './rules.ts'
