import type { CallInput, Passkey } from '@mall/api/contract'
import type { PasskeyOffer } from './passkey-offer.ts'

export interface PasskeysViewProps {
  /** Undefined while they load, null when they failed. */
  readonly passkeys: readonly Passkey[] | null | undefined
  readonly offer: Exclude<PasskeyOffer, 'none'>
  /** Where they can be used. */
  readonly origin: string
  readonly onRetry: () => void
  /** They reject when they failed: the form stays as it is and says why. */
  readonly onAdd: (input: { readonly Name: string; readonly Password: string }) => Promise<unknown>
  readonly onRename: (input: CallInput<'POST /api/Account/PasskeyRename'>) => Promise<unknown>
  readonly onRemove: (input: CallInput<'POST /api/Account/PasskeyRemove'>) => Promise<unknown>
}
