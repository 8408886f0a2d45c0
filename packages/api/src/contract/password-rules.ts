/** How long a password may be. */
export const passwordLength = { min: 8, max: 20 } as const

/** How many of upper case, lower case, digit and symbol it needs. */
const leastKinds = 3

const kinds = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}\s]/u]

const kindsOf = (password: string): number => kinds.filter((kind) => kind.test(password)).length

const same = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

/**
 * What is wrong with a new password, as shown to the user; null when nothing is: 8–20 characters, three of upper
 * case, lower case, digit and symbol, and none of the `names` (account, mobile, email) in it. App and server share this rule.
 */
export const passwordFault = (password: string, names: readonly string[] = []): string | null => {
  const length = [...password].length
  if (length < passwordLength.min || length > passwordLength.max) return `密码须为${passwordLength.min}–${passwordLength.max}个字符`
  if (/\s/.test(password)) return '密码不能包含空格'
  if (kindsOf(password) < leastKinds) return '密码须包含大写字母、小写字母、数字、符号中的至少三种'
  if (names.some((name) => same(name) !== '' && same(password).includes(same(name)))) return '密码不能包含账号'
  return null
}

/** 弱 · 中 · 强 */
export type PasswordStrength = 'weak' | 'medium' | 'strong'

/** How hard a password is to guess, for the meter beside its field. A password that breaks the rule is weak. */
export const passwordStrength = (password: string, names: readonly string[] = []): PasswordStrength => {
  if (passwordFault(password, names) !== null) return 'weak'
  const distinct = new Set(password).size
  return kindsOf(password) === kinds.length && [...password].length >= 12 && distinct >= 8 ? 'strong' : 'medium'
}
