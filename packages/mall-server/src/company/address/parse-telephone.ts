export interface Telephones {
  readonly mobile: string
  readonly landline: string
  /** The text with a line break in place of each number. */
  readonly rest: string
}

const country = String.raw`(?:(?:\+ ?|00)?\(?86\)?[- ]?)?`
const extension = String.raw`(?: ?(?:转|分机|ext\.?|#|-) ?(\d{1,6}))?`

const mobilePattern = new RegExp(String.raw`(?<!\d)(?:\+ ?|\()?${country}(1[3-9]\d[- ]?\d{4}[- ]?\d{4})(?!\d)`, 'gi')
const servicePattern = new RegExp(String.raw`(?<!\d)([48]00)[- ]?(\d{3})[- ]?(\d{4})${extension}(?!\d)`, 'gi')
const landlinePattern = new RegExp(String.raw`(?<!\d)\(?(0\d{2,3})\)?[- ]{0,2}(\d{3,4})[- ]?(\d{4})${extension}(?!\d)`, 'gi')
/** Without the code of its city it is a telephone only where the text says so. */
const localPattern = new RegExp(String.raw`((?:电话|座机|Tel)[:： ]{0,2})([2-8]\d{2,3})[- ]?(\d{4})${extension}(?!\d)`, 'gi')

const digits = (text: string): string => text.replaceAll(/\D/g, '')

/** Takes the telephone numbers out of a normalised text. Of several of a kind the first one counts. */
export const takeTelephones = (text: string): Telephones => {
  const mobiles: string[] = []
  const landlines: string[] = []
  const keep = (main: string, ext: string | undefined) => {
    landlines.push(ext === undefined ? main : `${main}转${ext}`)
    return '\n'
  }
  const rest = text
    .replaceAll(mobilePattern, (_, mobile: string) => {
      mobiles.push(digits(mobile))
      return '\n'
    })
    .replaceAll(servicePattern, (_, a: string, b: string, c: string, ext: string | undefined) => keep(`${a}-${b}-${c}`, ext))
    .replaceAll(landlinePattern, (_, city: string, a: string, b: string, ext: string | undefined) => keep(`${city}-${a}${b}`, ext))
    .replaceAll(localPattern, (_, label: string, a: string, b: string, ext: string | undefined) => `${label}${keep(`${a}${b}`, ext)}`)
  return { mobile: mobiles[0] ?? '', landline: landlines[0] ?? '', rest }
}
