import { choicesOf, provinceCodes, provinceNames } from '@mall/api/contract'
import { deliveryLimits, deliveryTermsInput, type SellerCustomerDetail } from '@mall/api/seller/contract'
import { AmountInput } from '@mall/app-kit/forms/AmountInput.tsx'
import { contractResolver } from '@mall/app-kit/forms/contract-resolver.ts'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useSentForm } from '@mall/app-kit/forms/use-sent-form.ts'
import { Button } from '@mall/ui/button'
import { Checkbox } from '@mall/ui/checkbox'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { FormGrid } from '@mall/ui/form-grid'
import { RadioGroup } from '@mall/ui/radio-group'
import { Select } from '@mall/ui/select'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { useRef, useState } from 'react'
import { Controller, useController, useFieldArray, useWatch, type Control } from 'react-hook-form'
import type * as z from 'zod/mini'
import * as S from '../../../components/FormRows.styles.ts'
import { freightText } from './delivery-words.ts'

type Values = z.output<typeof deliveryTermsInput>

export interface DeliveryFormProps {
  readonly customer: SellerCustomerDetail
  /** Rejects when it could not be saved: the form stays as it is and says why. */
  readonly onSave: (values: Values, version: number) => Promise<unknown>
  /** Reads the customer again, after somebody else changed it. */
  readonly onRefresh: () => Promise<SellerCustomerDetail | undefined>
  readonly onClose: () => void
}

/** What is said of a field that the contract refuses, by the end of its path. */
const texts: Readonly<Record<string, string>> = {
  FreightAmount: `请填写 0 到 ${deliveryLimits.freight.toLocaleString('zh-CN')} 的金额`,
  FreeFrom: `请填写 0 到 ${deliveryLimits.freeFrom.toLocaleString('zh-CN')} 的金额，不免就留空`,
  AreaCode: '请选择地区',
  Areas: '每个地区只能有一条',
}

const resolver = contractResolver(deliveryTermsInput, (path) => texts[path.split('.').at(-1) ?? ''])

const provinces = choicesOf(provinceNames).map(({ value, label }) => ({ value: String(value), label }))

/** Provinces in which another rule holds. */
const AreaRows = ({ control }: { readonly control: Control<Values, unknown, Values> }) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'Areas' })
  const chosen = new Set(useWatch({ control, name: 'Areas' }).map(({ AreaCode }) => AreaCode))
  const isPhone = useMediaQuery(mediaQueries.phone)
  const adding = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  const free = provinceCodes.find((code) => !chosen.has(code))
  return (
    <S.Rows>
      {fields.map(({ id }, index) => {
        const hides = index > 0 && !isPhone
        return (
          <S.Row key={id} role="group" aria-label={`第 ${index + 1} 个地区`} style={{ '--row-fields': 3 }}>
            <Controller
              control={control}
              name={`Areas.${index}.AreaCode`}
              render={({ field: { value, onChange }, fieldState: { error } }) => (
                <Field label="收货地区" hideLabel={hides} error={error?.message}>
                  <Select options={provinces.map((option) => ({ ...option, disabled: option.value !== value && chosen.has(option.value as Values['Areas'][number]['AreaCode']) }))} value={value} onValueChange={onChange} />
                </Field>
              )}
            />
            <Controller
              control={control}
              name={`Areas.${index}.FreightAmount`}
              render={({ fieldState: { error } }) => (
                <Field label="运费（元）" hideLabel={hides} error={error?.message}>
                  <AmountInput control={control} name={`Areas.${index}.FreightAmount`} />
                </Field>
              )}
            />
            <Controller
              control={control}
              name={`Areas.${index}.FreeFrom`}
              render={({ fieldState: { error } }) => (
                <Field label="满多少免（元）" hideLabel={hides} error={error?.message}>
                  <AmountInput control={control} name={`Areas.${index}.FreeFrom`} optional placeholder="不免" />
                </Field>
              )}
            />
            <S.Actions data-below-labels={index === 0 ? '' : undefined}>
              <Button
                variant="text"
                aria-label={`删除第 ${index + 1} 个地区`}
                onClick={() => {
                  remove(index)
                  adding.current?.focus()
                }}
              >
                删除
              </Button>
            </S.Actions>
          </S.Row>
        )
      })}
      <div>
        <Button ref={adding} disabled={free === undefined} onClick={() => free !== undefined && append({ AreaCode: free, FreightAmount: 0, FreeFrom: null })}>
          加一个地区
        </Button>
      </div>
    </S.Rows>
  )
}

/** 配送: what the customer pays for it, by area too, and whether an order may come in parts. */
export const DeliveryForm = ({ customer: { Delivery, Version }, onSave, onRefresh, onClose }: DeliveryFormProps) => {
  const [version, setVersion] = useState(Version)
  const { OfMall, ...now } = Delivery
  const { form, submit, pending, dirty, problem } = useSentForm<Values, Values, unknown>({
    resolver,
    defaultValues: { ...now, Areas: [...now.Areas] },
    send: (values) => onSave(values, version),
    onSent: onClose,
    refresh: async () => {
      const fresh = await onRefresh()
      if (fresh !== undefined) setVersion(fresh.Version)
    },
  })
  const { control, register, formState: { errors } } = form
  const { field: { value: own, onChange: onOwn } } = useController({ control, name: 'Freight' })
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        size="large"
        title="配送"
        description="从下一张订单起生效，已下的订单不变。"
        dirty={dirty}
        pending={pending}
        problem={problem ? <FormProblemText problem={problem} /> : undefined}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <FormGrid>
          <Field data-full="" label="运费" required group>
            <RadioGroup
              options={[{ value: 'mall', label: '按商城', note: freightText(OfMall) }, { value: 'own', label: '单独约定' }]}
              value={own === null ? 'mall' : 'own'}
              onValueChange={(value) => onOwn(value === 'mall' ? null : (now.Freight ?? OfMall))}
            />
          </Field>
          {own === null ? null : (
            <>
              <Field label="运费（元）" required error={errors.Freight?.FreightAmount?.message}>
                <AmountInput control={control} name="Freight.FreightAmount" />
              </Field>
              <Field label="满多少免（元）" error={errors.Freight?.FreeFrom?.message} hint="留空为不免">
                <AmountInput control={control} name="Freight.FreeFrom" optional />
              </Field>
            </>
          )}
          <Field data-full="" label="分地区运费" group error={errors.Areas?.root?.message ?? errors.Areas?.message} hint="按收货地址所在的省，先于上面的运费">
            <AreaRows control={control} />
          </Field>
          <Field data-full="" label="分批发货" group hint="不勾选时，订单要一次发齐">
            <Checkbox {...register('ShipsInParts')}>接受一张订单分几次送到</Checkbox>
          </Field>
        </FormGrid>
      </FormDialog>
    </>
  )
}
