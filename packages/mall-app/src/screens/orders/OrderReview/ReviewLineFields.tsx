import { reviewRules, type ReviewLine } from '@mall/api/contract'
import { Checkbox } from '@mall/ui/checkbox'
import { Field } from '@mall/ui/field'
import { Rating } from '@mall/ui/rating'
import { TextArea } from '@mall/ui/text-input'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { LazyPicturesField } from '../../../components/pictures/LazyPicturesField.tsx'
import { picturesOf, type UploadPicture } from '../../../components/pictures/pictures.ts'
import type { ReviewValues } from './review-values.ts'
import * as S from './OrderReview.styles.ts'
import { ReviewedProduct } from './ReviewedProduct.tsx'

interface StarsFieldProps {
  readonly name: `Lines.${number}.Stars` | 'DeliveryScore' | 'ServiceScore'
  readonly label: string
  readonly required?: boolean
}

/** Stars of a form: after a failed attempt the focus goes to the first of them. */
export const StarsField = ({ name, label, required = false }: StarsFieldProps) => {
  const { control } = useFormContext<ReviewValues>()
  const { field, fieldState } = useController({ control, name })
  return (
    <Field label={label} required={required} group error={fieldState.error?.message}>
      <Rating
        ref={(root: HTMLDivElement | null) => field.ref(root?.querySelector('input') ?? null)}
        value={field.value}
        onValueChange={(stars) => field.onChange(stars)}
      />
    </Field>
  )
}

interface ReviewLineFieldsProps {
  readonly line: ReviewLine
  readonly at: number
  /** Words and pictures are asked for at once, not after the stars. */
  readonly alone: boolean
  readonly upload: UploadPicture
}

/** A product and its stars; with stars, the words, the pictures and 匿名. */
export const ReviewLineFields = ({ line, at, alone, upload }: ReviewLineFieldsProps) => {
  const { control, register, setValue, getValues, clearErrors, formState } = useFormContext<ReviewValues>()
  const stars = useWatch({ control, name: `Lines.${at}.Stars` })
  const errors = formState.errors.Lines?.[at]
  return (
    <S.Line aria-label={line.CustomerProductName}>
      <ReviewedProduct line={line} />
      <S.Fields>
        <StarsField name={`Lines.${at}.Stars`} label="商品评分" required />
        {alone || stars > 0 ? (
          <>
            <Field label="评价内容" error={errors?.Text?.message}>
              <TextArea
                {...register(`Lines.${at}.Text`)}
                rows={3}
                maxLength={reviewRules.maxText}
                counter
                placeholder={`质量、包装、用起来如何？${reviewRules.minText}–${reviewRules.maxText}字`}
              />
            </Field>
            <LazyPicturesField
              maxCount={reviewRules.maxImages}
              start={picturesOf(getValues(`Lines.${at}.Images`))}
              upload={upload}
              error={errors?.Images?.message}
              onChange={({ pictures, isUploading }) => {
                setValue(`Lines.${at}.Images`, pictures.map(({ Url }) => Url), { shouldDirty: true })
                setValue(`Lines.${at}.IsUploading`, isUploading, { shouldDirty: true })
                if (!isUploading) clearErrors(`Lines.${at}.Images`)
              }}
            />
            <Checkbox {...register(`Lines.${at}.Anonymous`)}>匿名评价</Checkbox>
          </>
        ) : null}
      </S.Fields>
    </S.Line>
  )
}
