import { Button } from '@mall/ui/button'

export interface PasskeyWay {
  /** The browser asks for a fingerprint, a face or a PIN. */
  readonly isAsking: boolean
  readonly onUse: () => void
}

interface PasskeyButtonProps {
  readonly passkey: PasskeyWay
  /** Another way is under way. */
  readonly disabled: boolean
}

/** Below the form of a login: neither account nor password is needed. */
export const PasskeyButton = ({ passkey: { isAsking, onUse }, disabled }: PasskeyButtonProps) => (
  <Button block loading={isAsking} disabled={disabled} onClick={onUse}>
    使用通行密钥登录
  </Button>
)
