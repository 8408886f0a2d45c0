import { reviewRules, type CallInput, type ReviewDetail } from '@mall/api/contract'
import * as z from 'zod/mini'
import { uploadingText } from '../../../components/pictures/pictures.ts'

export const reviewTexts = {
  stars: '请为商品评分',
  text: `评价内容至少${reviewRules.minText}个字`,
  uploading: uploadingText,
} as const

const charactersOf = (text: string): number => [...text.trim()].length

/** No words, or enough of them. */
export const isLongEnough = (text: string): boolean => charactersOf(text) === 0 || charactersOf(text) >= reviewRules.minText

const starsOrNone = z.literal([0, 1, 2, 3, 4, 5])

const lineValues = z
  .object({ LineId: z.int(), Stars: starsOrNone, Text: z.string().check(z.maxLength(reviewRules.maxText)), Images: z.array(z.string()), IsUploading: z.boolean(), Anonymous: z.boolean() })
  .check(
    z.refine(({ Stars, Text, Images }) => Stars > 0 || (Text.trim() === '' && Images.length === 0), { error: reviewTexts.stars, path: ['Stars'] }),
    z.refine(({ Text }) => isLongEnough(Text), { error: reviewTexts.text, path: ['Text'] }),
    z.refine(({ IsUploading }) => !IsUploading, { error: reviewTexts.uploading, path: ['Images'] }),
  )

/** The form: every line that waits; 0 stars is a line that is left for later. */
export const reviewSchema = z
  .object({ Lines: z.array(lineValues), DeliveryScore: starsOrNone, ServiceScore: starsOrNone })
  .check(z.refine(({ Lines }) => Lines.some(({ Stars }) => Stars > 0), { error: reviewTexts.stars, path: ['Lines', 0, 'Stars'] }))

export type ReviewValues = z.infer<typeof reviewSchema>

export const emptyValues = (lines: readonly { readonly LineId: number }[]): ReviewValues => ({
  Lines: lines.map(({ LineId }) => ({ LineId, Stars: 0, Text: '', Images: [], IsUploading: false, Anonymous: false })),
  DeliveryScore: 0,
  ServiceScore: 0,
})

/** A draft for the lines that still wait. */
export const fitDraft = (draft: ReviewValues, lines: readonly { readonly LineId: number }[]): ReviewValues => ({
  ...draft,
  Lines: emptyValues(lines).Lines.map((empty) => ({ ...empty, ...draft.Lines.find(({ LineId }) => LineId === empty.LineId), IsUploading: false })),
})

type Submission = CallInput<'POST /api/Order/ReviewSubmit'>

/** What is sent: the lines that have stars, and the scores that were given. */
export const toSubmission = (values: ReviewValues): Pick<Submission, 'Lines' | 'DeliveryScore' | 'ServiceScore'> => ({
  Lines: values.Lines.flatMap(({ LineId, Stars, Text, Images, Anonymous }) => (Stars ? [{ LineId, Stars, Text: Text.trim(), Images, Anonymous }] : [])),
  ...(values.DeliveryScore ? { DeliveryScore: values.DeliveryScore } : {}),
  ...(values.ServiceScore ? { ServiceScore: values.ServiceScore } : {}),
})

/** The page's fact in words. */
export const factOf = (lines: ReviewDetail['Lines']): string => {
  const waiting = lines.filter(({ AllowActions }) => AllowActions.includes('Review')).length
  if (waiting === 0) return `${lines.length} 种商品都已评价`
  return waiting === lines.length ? `${waiting} 种商品等待评价` : `还有 ${waiting} 种商品等待评价，共 ${lines.length} 种`
}
