export { Steps, type StepItem, type StepsMessages, type StepsProps } from './Steps.tsx'
