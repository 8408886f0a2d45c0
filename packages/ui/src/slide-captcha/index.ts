export { SlideCaptcha } from './SlideCaptcha.tsx'
export { slideCaptchaMessages, type SlideCaptchaMessages } from './messages.ts'
export type {
  SlideAnswer,
  SlideCaptchaHandle,
  SlideCaptchaProps,
  SlideCaptchaState,
  SlideChallenge,
  SlideTrackPoint,
} from './types.ts'
