import type { Address } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Checkbox } from '@mall/ui/checkbox'
import { Dialog } from '@mall/ui/dialog'
import { Field } from '@mall/ui/field'
import { Select } from '@mall/ui/select'
import { TextInput } from '@mall/ui/text-input'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { loadRegions } from '../../../lib/regions.ts'
import type { AddressDialogEvents } from './SubmitView.tsx'
import type { NewAddress } from './use-save-address.ts'
import * as S from './Submit.styles.ts'

interface AddressValues {
  consignee: string
  mobile: string
  province: string
  city: string
  areaCode: string
  detail: string
  tag: string
  isDefault: boolean
}

interface AddressDialogProps extends AddressDialogEvents {
  readonly onSave: (address: NewAddress) => Promise<{ saved: Address } | { problem: string }>
}

const formId = 'new-address'
const empty: AddressValues = { consignee: '', mobile: '', province: '', city: '', areaCode: '', detail: '', tag: '', isDefault: false }

/** 新增收货地址. The values stay in the form when saving fails. */
export const AddressDialog = ({ onClose, onSave, onSaved }: AddressDialogProps) => {
  const regions = useQuery({ queryKey: ['regions'], queryFn: loadRegions, staleTime: Infinity })
  const provinces = regions.data ?? []
  const { register, handleSubmit, control, setValue, formState } = useForm<AddressValues>({ defaultValues: empty })
  const [problem, setProblem] = useState<string | null>(null)
  const { errors } = formState
  const [provinceName, cityName] = useWatch({ control, name: ['province', 'city'] })
  const province = provinces.find(({ name }) => name === provinceName)
  const city = province?.cities.find(({ name }) => name === cityName)

  const save = async (values: AddressValues) => {
    const district = city?.districts.find(({ code }) => code === values.areaCode)
    if (!province || !city || !district) return
    setProblem(null)
    const result = await onSave({
      Consignee: values.consignee.trim(),
      Mobile: values.mobile.trim(),
      Province: province.name,
      City: city.name,
      District: district.name,
      AreaCode: district.code,
      Detail: values.detail.trim(),
      Tag: values.tag.trim(),
      IsDefault: values.isDefault,
    })
    if ('saved' in result) onSaved(result.saved)
    else setProblem(result.problem)
  }

  return (
    <Dialog
      open
      title="新增收货地址"
      onOpenChange={(open) => (open ? undefined : onClose())}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={formId} variant="primary" loading={formState.isSubmitting}>
            保存
          </Button>
        </>
      }
    >
      <S.DialogForm id={formId} noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
        <Field label="收货人" required error={errors.consignee?.message}>
          <TextInput {...register('consignee', { validate: (text) => text.trim() !== '' || '请输入收货人' })} maxLength={20} autoComplete="name" />
        </Field>
        <Field label="手机" required error={errors.mobile?.message}>
          <TextInput
            {...register('mobile', { validate: (text) => /^1[3-9]\d{9}$/.test(text.trim()) || '请输入正确的手机号' })}
            inputMode="numeric"
            maxLength={11}
            autoComplete="tel-national"
          />
        </Field>
        <Field label="省" required error={regions.isError ? <RegionsFailed onRetry={() => void regions.refetch()} /> : errors.province?.message}>
          <Select
            {...register('province', { required: '请选择省份', onChange: () => setValue('city', '') })}
            placeholder="请选择"
            options={provinces.map(({ name }) => ({ value: name, label: name }))}
          />
        </Field>
        <Field label="市" required error={errors.city?.message}>
          <Select
            {...register('city', { required: '请选择城市', onChange: () => setValue('areaCode', '') })}
            placeholder="请选择"
            disabled={!province}
            options={(province?.cities ?? []).map(({ name }) => ({ value: name, label: name }))}
          />
        </Field>
        <Field label="区" required error={errors.areaCode?.message}>
          <Select
            {...register('areaCode', { required: '请选择区县' })}
            placeholder="请选择"
            disabled={!city}
            options={(city?.districts ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          />
        </Field>
        <Field label="详细地址" required error={errors.detail?.message}>
          <TextInput
            {...register('detail', { validate: (text) => text.trim() !== '' || '请输入详细地址' })}
            maxLength={100}
            counter
            autoComplete="street-address"
          />
        </Field>
        <Field label="标签">
          <TextInput {...register('tag')} maxLength={10} placeholder="如：总部前台" />
        </Field>
        <Checkbox {...register('isDefault')}>设为默认地址</Checkbox>
        <S.Problem role="alert">{problem}</S.Problem>
      </S.DialogForm>
    </Dialog>
  )
}

const RegionsFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <>
    地区数据加载失败{' '}
    <Button variant="text" onClick={onRetry}>
      重试
    </Button>
  </>
)
