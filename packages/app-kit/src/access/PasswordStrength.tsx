import { passwordStrength } from '@mall/api/contract'
import * as S from './PasswordStrength.styles.ts'

/** What is said beside the field of a new password. */
export const passwordHint = '8–20个字符，含大写字母、小写字母、数字、符号中的至少三种，不能包含账号'

const strengthNames = { weak: '弱', medium: '中', strong: '强' } as const

const nobody: readonly string[] = []

interface PasswordStrengthProps {
  readonly password: string
  /** What must not be in it: account, mobile, email. */
  readonly names?: readonly string[]
}

/** How hard a new password is to guess, below its field; nothing for an empty one. */
export const PasswordStrength = ({ password, names = nobody }: PasswordStrengthProps) => {
  if (password === '') return null
  const strength = passwordStrength(password, names)
  return (
    <S.Strength data-strength={strength}>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <output>密码强度：{strengthNames[strength]}</output>
    </S.Strength>
  )
}
