const digits = '零壹贰叁肆伍陆柒捌玖'
const places = ['', '拾', '佰', '仟'] as const
const groups = ['', '万', '亿'] as const

/** No amount reaches it, fen: there are no words for what is larger. */
const most = 1e14

/** Whole yuan without their unit; nothing for 0. Zeros between digits are read once, those at the end not at all. */
const integerWords = (yuan: number): string => {
  const text = String(yuan)
  let [words, zeros] = ['', 0]
  for (const [at, digit] of [...text].entries()) {
    const place = text.length - 1 - at
    if (digit === '0') zeros++
    else {
      words += `${zeros > 0 ? '零' : ''}${digits.charAt(Number(digit))}${places[place % 4] ?? ''}`
      zeros = 0
    }
    const hasGroup = place % 4 === 0 && Number(text.slice(Math.max(0, at - 3), at + 1)) > 0
    if (hasGroup) words += groups[place / 4] ?? ''
  }
  return yuan === 0 ? '' : words
}

/**
 * Integer fen in the capitals of orders, invoices and cheques (大写), which nobody can alter: `壹仟贰佰叁拾圆零伍分`. What is negative says so before it.
 * @throws RangeError when it is no integer, or a million million yuan and more.
 */
export const amountInWords = (fen: number): string => {
  if (!Number.isSafeInteger(fen) || Math.abs(fen) >= most) throw new RangeError(`Not an amount to be written out: ${fen}`)
  const amount = Math.abs(fen)
  const [yuan, jiao, rest] = [Math.floor(amount / 100), Math.floor(amount / 10) % 10, amount % 10]
  const whole = yuan === 0 && amount > 0 ? '' : `${integerWords(yuan) || '零'}圆`
  const tenths = jiao > 0 ? `${digits.charAt(jiao)}角` : rest > 0 && yuan > 0 ? '零' : ''
  const hundredths = rest > 0 ? `${digits.charAt(rest)}分` : '整'
  return `${fen < 0 ? '（负数）' : ''}${whole}${tenths}${hundredths}`
}
