import { maxRefusalImages, refusalReasons } from '@mall/api/contract'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { formatYuan } from '@mall/ui/price'
import { QuantityStepper } from '@mall/ui/quantity-stepper'
import { Select } from '@mall/ui/select'
import { useState } from 'react'
import { FormProvider, useController, useFormContext, useWatch } from 'react-hook-form'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { LazyPicturesField } from '../../components/pictures/LazyPicturesField.tsx'
import type { UploadPicture } from '../../components/pictures/pictures.ts'
import type { OpenReceipt } from './open-receipt.ts'
import { countsOf, openLinesOf, receiptSchema, refundOf, startValues, toReceipt, type OpenLine, type Receipt, type ReceiptValues } from './receipt-values.ts'
import * as S from './ReceiptDialog.styles.ts'

export interface ReceiptDialogProps {
  readonly receipt: OpenReceipt
  /** Rejects when it could not be sent: the form stays as it is and says why. */
  readonly onSubmit: (receipt: Receipt) => Promise<unknown>
  readonly onClose: () => void
  readonly upload: UploadPicture
}

const texts = {}
const reasons = refusalReasons.map((reason) => ({ value: reason, label: reason }))

/** What arrived of a package, and what is refused of it, line by line. */
export const ReceiptDialog = ({ receipt, onSubmit, onClose, upload }: ReceiptDialogProps) => {
  const { order, packageNo, kind } = receipt
  const [lines] = useState(() => openLinesOf(order, packageNo))
  const place = order.Packages.findIndex(({ PackageNo }) => PackageNo === packageNo) + 1
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema: receiptSchema,
    texts,
    defaultValues: startValues(kind, lines),
    send: (values) => onSubmit(toReceipt(receipt, values)),
    onSent: onClose,
  })
  const values = useWatch({ control: form.control, name: 'Lines' })
  const { received, refused, rest } = countsOf(lines, values)
  const refund = refundOf(order, values)
  return (
    <FormProvider {...form}>
      <FormDialog
        open
        size="large"
        title={`包裹${place}${kind === 'receive' ? '确认收货' : '拒收'}`}
        description="拒收的商品请当面退给快递员；没有填写的数量仍在途，可以以后再确认。"
        dirty={dirty}
        pending={pending}
        problem={problem?.text}
        tone={refused > 0 ? 'danger' : 'primary'}
        messages={{ submit: refused === 0 ? '确认收货' : received === 0 ? '确认拒收' : '确认收货与拒收' }}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <S.Lines>
          {lines.map((line, at) => (
            <LineFields key={line.line.LineId} line={line} at={at} upload={upload} />
          ))}
        </S.Lines>
        <S.Sum role="status">
          <span>{`收到 ${received} 件，拒收 ${refused} 件${rest > 0 ? `，其余 ${rest} 件仍在途` : ''}`}</span>
          {refund === null || refused === 0 ? null : <strong>将退回 {formatYuan(refund)}</strong>}
        </S.Sum>
      </FormDialog>
    </FormProvider>
  )
}

interface LineFieldsProps {
  readonly line: OpenLine
  readonly at: number
  readonly upload: UploadPicture
}

const LineFields = ({ line: { line, open }, at, upload }: LineFieldsProps) => {
  const { register, setValue, clearErrors, formState } = useFormContext<ReceiptValues>()
  const refused = useWatch<ReceiptValues, `Lines.${number}.Refused`>({ name: `Lines.${at}.Refused` })
  const errors = formState.errors.Lines?.[at]
  return (
    <S.Line aria-label={line.CustomerProductName}>
      <Goods product={line}>
        <small>编码 {line.ProductCode}</small>
        <small>{`待收 ${open} ${line.Unit}`}</small>
      </Goods>
      <Count at={at} name="Received" other="Refused" label="收到" open={open} unit={line.Unit} />
      <Count at={at} name="Refused" other="Received" label="拒收" open={open} unit={line.Unit} />
      {refused > 0 ? (
        <>
          <Field data-full="" label="拒收原因" required error={errors?.Reason?.message}>
            <Select {...register(`Lines.${at}.Reason`)} placeholder="请选择" options={reasons} />
          </Field>
          <LazyPicturesField
            maxCount={maxRefusalImages}
            upload={upload}
            error={errors?.Images?.message}
            onChange={({ pictures, isUploading }) => {
              setValue(`Lines.${at}.Images`, pictures, { shouldDirty: true })
              setValue(`Lines.${at}.IsUploading`, isUploading)
              if (!isUploading) clearErrors(`Lines.${at}.Images`)
            }}
          />
        </>
      ) : null}
    </S.Line>
  )
}

interface CountProps {
  readonly at: number
  readonly name: 'Received' | 'Refused'
  readonly other: 'Received' | 'Refused'
  readonly label: string
  readonly open: number
  readonly unit: string
}

/** One of the two counts of a line; the other gives way, since a piece is received or refused. */
const Count = ({ at, name, other, label, open, unit }: CountProps) => {
  const { control, getValues, setValue } = useFormContext<ReceiptValues>()
  const { field: { onChange, ...field }, fieldState } = useController({ control, name: `Lines.${at}.${name}` })
  return (
    <Field label={`${label}（${unit}）`} error={fieldState.error?.message}>
      <QuantityStepper
        {...field}
        aria-label={label}
        optional
        max={open}
        onValueChange={(count) => {
          onChange(count)
          const most = open - count
          if (getValues(`Lines.${at}.${other}`) > most) setValue(`Lines.${at}.${other}`, most, { shouldDirty: true })
        }}
      />
    </Field>
  )
}
