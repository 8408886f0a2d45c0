import { photoRules, siteLimits } from '@mall/api/contract'
import { ColorField, knownColor } from '@mall/app-kit/brand/ColorField.tsx'
import { MallPreview } from '@mall/app-kit/brand/MallPreview.tsx'
import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { FormGrid } from '@mall/ui/form-grid'
import { Inline, Stack } from '@mall/ui/stack'
import { TextInput } from '@mall/ui/text-input'
import { defaultBrand } from '@mall/ui/theme'
import { UploadField, type UploadFieldProps, type UploadItem } from '@mall/ui/upload-field'
import { useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { SiteForm } from './RowsField.tsx'

/** Sends a logo or an icon; its address. */
export type UploadLogo = NonNullable<UploadFieldProps<string>['upload']>

interface LookFieldsProps {
  readonly form: SiteForm
  readonly upload: UploadLogo
}

interface PictureFieldProps extends LookFieldsProps {
  readonly name: 'Logo' | 'Icon'
  readonly label: string
  readonly hint: string
  /** Of the picture that is there, px. */
  readonly width: number
  readonly height: number
}

const PictureField = ({ form, upload, name, label, hint, width, height }: PictureFieldProps) => {
  const { field: { value, onChange } } = useController({ control: form.control, name })
  const [sending, setSending] = useState<readonly UploadItem<string>[]>([])
  const follow = (items: readonly UploadItem<string>[]) => {
    const arrived = items.find(({ result }) => result !== undefined)?.result
    if (arrived !== undefined) onChange(arrived)
    setSending(items.filter(({ result }) => result === undefined))
  }
  return (
    <Field label={label} group hint={hint} error={form.formState.errors[name]?.message}>
      <Stack gap={8}>
        {value === '' ? null : (
          <Inline gap={12}>
            <img src={value} alt={`现在的${label}`} width={width} height={height} style={{ objectFit: 'contain', objectPosition: '0 50%', background: '#fff' }} />
            <Button variant="text" onClick={() => onChange('')}>{`不用${label}`}</Button>
          </Inline>
        )}
        <UploadField<string>
          aria-label={`上传${label}`}
          maxCount={1}
          rules={photoRules}
          value={sending}
          messages={{ label: `上传${label}`, pick: value === '' ? '选择图片' : '换一张', hint: `JPEG、PNG、WebP、AVIF，不超过 ${photoRules.maxSizeMB} MB` }}
          upload={upload}
          onChange={follow}
        />
      </Stack>
    </Field>
  )
}

/** Name, logo, icon and colour, with the mall as it will look. */
export const LookFields = ({ form, upload }: LookFieldsProps) => {
  const { control, register, formState: { errors } } = form
  const { field: { ref, value, onChange } } = useController({ control, name: 'ThemeColor' })
  const [name, logo] = useWatch({ control, name: ['Name', 'Logo'] })
  return (
    <Stack gap={16}>
      <FormGrid>
        <Field label="商城名称" required error={errors.Name?.message}>
          <TextInput {...register('Name')} maxLength={siteLimits.name} autoComplete="off" />
        </Field>
        <Field label="一句话介绍" hint="在名称下面">
          <TextInput {...register('Slogan')} maxLength={siteLimits.slogan} autoComplete="off" />
        </Field>
        <PictureField form={form} upload={upload} name="Logo" label="标志" hint="白底横图，代替印章和名称；没有就显示印章和名称" width={120} height={40} />
        <PictureField form={form} upload={upload} name="Icon" label="标签页图标" hint="白底方图，边长 128 以上，在浏览器的标签页上；没有就显示商城自带的" width={32} height={32} />
        <ColorField ref={ref} value={value} fallback={defaultBrand.primary} onChange={onChange} error={errors.ThemeColor?.message} />
      </FormGrid>
      <MallPreview mallName={name} mallLogo={logo || null} groupName="访客" themeColor={knownColor(value)} logo={null} />
    </Stack>
  )
}
