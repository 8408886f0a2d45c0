import type { CallInput, SecondFactor } from '@mall/api/contract'
import type { EnrolDialogProps } from '@mall/app-kit/second-factor/EnrolDialog.tsx'

export interface SecondFactorViewProps extends Pick<EnrolDialogProps, 'onStart' | 'onConfirm'> {
  /** Undefined while it loads, null when it failed. */
  readonly factor: SecondFactor | null | undefined
  readonly onRetry: () => void
  /** Rejects when it failed, too. */
  readonly onEnd: (input: CallInput<'POST /api/Account/SecondFactorEnd'>) => Promise<unknown>
  /** It is on, or off, now. */
  readonly onChanged: () => void
}
