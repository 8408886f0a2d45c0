import { altLimit, photoRules, photoSources } from '@mall/api/contract'
import { bannerAudiences, homeLimits, type BannerAudience, type HomeBannerContent, type SellerHomeDetail } from '@mall/api/seller/contract'
import { Button } from '@mall/ui/button'
import { DatePicker } from '@mall/ui/date-picker'
import { Field } from '@mall/ui/field'
import { RadioGroup } from '@mall/ui/radio-group'
import { Select } from '@mall/ui/select'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { UploadField, type UploadFieldProps, type UploadItem } from '@mall/ui/upload-field'
import { useState } from 'react'
import { CategoryField } from './CategoryField.tsx'
import { FocusPicker } from './FocusPicker.tsx'
import * as S from './HomeView.styles.ts'

/** Sends a picture; its address. */
export type UploadPicture = NonNullable<UploadFieldProps<string>['upload']>

export interface BannerFormProps {
  readonly banner: HomeBannerContent
  readonly number: number
  readonly categories: SellerHomeDetail['Categories']
  readonly today: string
  readonly disabled: boolean
  readonly problem: (field: string) => string | undefined
  readonly upload: UploadPicture
  readonly onChange: (changed: Partial<HomeBannerContent>) => void
  readonly onRemove: () => void
}

const audiences = Object.entries(bannerAudiences).map(([value, label]) => ({ value: value as BannerAudience, label }))
const linkKinds = [{ value: 'products', label: '商品列表' }, { value: 'address', label: '网址' }]

/** One banner: its words, its picture with what stays in sight, where it leads, when and to whom it is shown. */
export const BannerForm = ({ banner, number, categories, today, disabled, problem, upload, onChange, onRemove }: BannerFormProps) => {
  const [sending, setSending] = useState<readonly UploadItem<string>[]>([])
  const { Title, Subtitle, ImageUrl, Alt, FocusX, FocusY, Link, From, Until, For } = banner
  const follow = (items: readonly UploadItem<string>[]) => {
    const arrived = items.find(({ result }) => result !== undefined)?.result
    if (arrived !== undefined) onChange({ ImageUrl: arrived, FocusX: 50, FocusY: 50 })
    setSending(items.filter(({ result }) => result === undefined))
  }
  return (
    <Stack gap={16}>
      <Field label="标题" required error={problem('Title')}>
        <TextInput value={Title} maxLength={homeLimits.title} counter disabled={disabled} onValueChange={(value) => onChange({ Title: value })} />
      </Field>
      <Field label="一句话">
        <TextInput value={Subtitle} maxLength={homeLimits.subtitle} counter disabled={disabled} onValueChange={(value) => onChange({ Subtitle: value })} />
      </Field>
      <Field label="图片" required group error={problem('ImageUrl')} hint="横图，宽 1280 像素以上最清楚">
        <Stack gap={8}>
          {ImageUrl === '' ? null : photoSources(ImageUrl) === null ? (
            <>
              <img src={ImageUrl} alt={Alt} style={{ inlineSize: '100%', blockSize: 96, objectFit: 'cover' }} />
              <Text as="p" tone="secondary" size={12}>商城自带的画，照原样显示</Text>
            </>
          ) : (
            <FocusPicker url={ImageUrl} alt={Alt} x={FocusX} y={FocusY} disabled={disabled} onChange={onChange} />
          )}
          {disabled ? null : (
            <UploadField<string>
              aria-label="上传横幅图片"
              maxCount={1}
              rules={photoRules}
              value={sending}
              messages={{ label: '上传图片', pick: ImageUrl === '' ? '选择图片' : '换一张', hint: `拖到这里或粘贴；JPEG、PNG、WebP、AVIF，不超过 ${photoRules.maxSizeMB} MB` }}
              upload={upload}
              onChange={follow}
            />
          )}
        </Stack>
      </Field>
      <Field label="替代文字" hint="图上有字或标题没说清的，写给看不到图的人；没有就不填">
        <TextInput value={Alt} maxLength={altLimit} counter disabled={disabled} onValueChange={(value) => onChange({ Alt: value })} />
      </Field>
      <Field label="点了去" required group>
        <RadioGroup options={linkKinds} value={Link.Kind} orientation="horizontal" disabled={disabled} onValueChange={(kind) => onChange({ Link: kind === 'address' ? { Kind: 'address', Href: '' } : { Kind: 'products', CategoryId: null } })} />
      </Field>
      {Link.Kind === 'address' ? (
        <Field label="网址" required error={problem('Link')} hint="本商城的路径，如 /help/detail/1，或 https:// 开头的网址">
          <TextInput value={Link.Href} maxLength={homeLimits.address} inputMode="url" autoComplete="off" disabled={disabled} onValueChange={(Href) => onChange({ Link: { Kind: 'address', Href } })} />
        </Field>
      ) : (
        <CategoryField label="商品列表的分类" none="全部商品" categories={categories} value={Link.CategoryId} disabled={disabled} error={problem('Link')} onChange={(CategoryId) => onChange({ Link: { Kind: 'products', CategoryId } })} />
      )}
      <S.Pair>
        <Field label="从">
          <DatePicker value={From ?? ''} today={today} placeholder="马上" disabled={disabled} onValueChange={(day) => onChange({ From: day === '' ? null : day })} />
        </Field>
        <Field label="到" hint="当天 24:00 止" error={problem('Until')}>
          <DatePicker value={Until ?? ''} today={today} placeholder="一直" disabled={disabled} onValueChange={(day) => onChange({ Until: day === '' ? null : day })} />
        </Field>
      </S.Pair>
      <Field label="给谁看">
        <Select options={audiences} value={For} disabled={disabled} onValueChange={(value) => onChange({ For: value })} />
      </Field>
      {disabled ? null : (
        <Inline gap={8}>
          <Button variant="text" onClick={onRemove}>{`删除第 ${number} 张`}</Button>
        </Inline>
      )}
    </Stack>
  )
}
