import { reviewRules } from '@mall/api/contract'

/** Words as they are kept. */
export const cleanText = (text: string | undefined): string => text?.trim() ?? ''

/** Whether words are too few for a review. */
export const isTooShort = (text: string): boolean => [...text].length < reviewRules.minText

/** The name beside a review on a product's page: the family name alone (张**), or none. */
export const maskedName = (nickname: string, isAnonymous: boolean): string => (isAnonymous ? '匿名用户' : `${[...nickname][0] ?? ''}**`)
