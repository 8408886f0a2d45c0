import { imageRules } from '@mall/api/contract'
import { Field } from '@mall/ui/field'
import { UploadField, type UploadItem } from '@mall/ui/upload-field'
import { useEffect, useState } from 'react'
import { isUnderWay, type Picture, type UploadPicture } from '../../../components/pictures/pictures.ts'

/** The logo of the form: what is saved, what the preview shows, and whether it is still on its way. */
export interface ChosenLogo {
  readonly url: string | null
  readonly isUploading: boolean
}

interface LogoFieldProps {
  /** The logo that the group has. */
  readonly logo: string | null
  readonly upload: UploadPicture
  readonly onChange: (chosen: ChosenLogo) => void
  /** The address of the picture that is shown, which an upload of this page has only here. */
  readonly onPreview: (address: string | null) => void
}

/** 企业标志: one picture of at most 2 MB; a new one takes the place of the last. */
export const LogoField = ({ logo, upload, onChange, onPreview }: LogoFieldProps) => {
  const [file, setFile] = useState<File | null>(null)
  useEffect(() => {
    if (file === null) return undefined
    const address = URL.createObjectURL(file)
    onPreview(address)
    return () => URL.revokeObjectURL(address)
  }, [file, onPreview])
  const saved: UploadItem<Picture>[] = logo === null ? [] : [{ id: 'saved', name: '当前标志', status: 'done', url: logo, result: { Url: logo, Name: '当前标志' } }]
  return (
    <Field label="企业标志" group>
      <UploadField<Picture>
        rules={imageRules}
        defaultValue={saved}
        upload={upload}
        messages={{ pick: '选择图片', hint: `显示在商城标志旁，白底横图最佳，不超过${imageRules.maxSizeMB}MB` }}
        onChange={([item]) => {
          const isDone = item?.status === 'done'
          setFile(isDone ? (item.file ?? null) : null)
          if (!isDone) onPreview(null)
          else if (item.file === undefined) onPreview(item.url ?? null)
          onChange({ url: (isDone && item.result?.Url) || null, isUploading: item !== undefined && isUnderWay(item) })
        }}
      />
    </Field>
  )
}
