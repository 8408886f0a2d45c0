import type { SlideCaptchaProps } from '@mall/ui/slide-captcha'

/** What the forms of a login and its neighbours have in common. */
export interface AccessFormProps {
  readonly status: 'idle' | 'submitting'
  /** What the server said of the last attempt. */
  readonly error: string | null
  readonly captcha: Pick<SlideCaptchaProps, 'loadChallenge' | 'verify'>
  /** Called when the user edits a field after a failure. */
  readonly onEdit: () => void
}
