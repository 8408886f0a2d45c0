/** Amounts in a text without their fen where they have none, as everywhere on this page: ¥2,000, ¥2,000.50. */
export const wholeYuan = (text: string): string => text.replaceAll(/([\d,]+)\.00(?!\d)/g, '$1')
