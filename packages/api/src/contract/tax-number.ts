/** The characters of a 统一社会信用代码 (GB 32100-2015), each with its value: no I, O, S, V, Z. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** The weights of its first 17 characters: powers of 3, modulo 31. */
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28] as const

const codePattern = /^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/

/** Numbers issued before 2015: fifteen digits, without a check digit. */
const oldPattern = /^\d{15}$/

/** The check digit for the first 17 characters of a 统一社会信用代码. */
export const taxCheckDigit = (first: string): string => {
  const sum = weights.reduce((total, weight, index) => total + weight * alphabet.indexOf(first.charAt(index)), 0)
  return alphabet.charAt((31 - (sum % 31)) % 31)
}

/** What is wrong with a tax number: its form, which is an error, or its check digit, which is a warning; null when nothing is. */
export const taxNumberProblem = (taxNo: string): 'form' | 'checkDigit' | null => {
  if (oldPattern.test(taxNo)) return null
  if (!codePattern.test(taxNo)) return 'form'
  return taxCheckDigit(taxNo) === taxNo.charAt(17) ? null : 'checkDigit'
}

/** The warning of a wrong check digit. */
export const taxCheckDigitWarning = '税号校验位不符，请核对'
