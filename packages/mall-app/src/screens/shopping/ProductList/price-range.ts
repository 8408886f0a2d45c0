interface PriceRangeVerdict {
  readonly min: number | null
  readonly max: number | null
  readonly problem: string | null
}

/** Full-width digits and signs, as a Chinese input method types them. */
const normalise = (text: string): string => text.normalize('NFKC').replace(/^[¥￥]/, '').trim()

/** Reads two limits in yuan; an empty one is no limit. */
export const checkPriceRange = (low: string, high: string): PriceRangeVerdict => {
  const texts = [normalise(low), normalise(high)]
  if (texts.some((text) => text !== '' && !/^\d{1,7}(\.\d{1,2})?$/.test(text))) return { min: null, max: null, problem: '请输入正确的价格，最多两位小数' }
  const [min = null, max = null] = texts.map((text) => (text === '' ? null : Number(text)))
  return { min, max, problem: min !== null && max !== null && min > max ? '最低价不能大于最高价' : null }
}
