import { photoSources } from '@mall/api/contract'
import { Text } from '@mall/ui/text'
import type { MouseEvent } from 'react'
import * as S from './FocusPicker.styles.ts'

interface FocusPickerProps {
  readonly url: string
  readonly alt: string
  /** Per cent. */
  readonly x: number
  readonly y: number
  readonly disabled: boolean
  readonly onChange: (focus: { readonly FocusX?: number; readonly FocusY?: number }) => void
}

/** Where to look in a picture: what stays in sight on every screen that cuts it. Pressed in the picture, or moved by two sliders. */
export const FocusPicker = ({ url, alt, x, y, disabled, onChange }: FocusPickerProps) => {
  const photo = photoSources(url)
  const press = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const percent = (part: number, whole: number) => Math.round(Math.min(Math.max((part / whole) * 100, 0), 100))
    if (!disabled) onChange({ FocusX: percent(event.clientX - left, width), FocusY: percent(event.clientY - top, height) })
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the sliders below do the same by keys */}
      <S.Picture onClick={press} data-disabled={disabled ? '' : undefined}>
        <img src={url} srcSet={photo?.webp} sizes="400px" alt={alt} draggable={false} />
        <S.Mark style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }} aria-hidden="true" />
      </S.Picture>
      <S.Sliders>
        <label>
          <span>{`焦点横向 ${x}%`}</span>
          <input type="range" min={0} max={100} value={x} disabled={disabled} onChange={({ currentTarget }) => onChange({ FocusX: Number(currentTarget.value) })} />
        </label>
        <label>
          <span>{`焦点纵向 ${y}%`}</span>
          <input type="range" min={0} max={100} value={y} disabled={disabled} onChange={({ currentTarget }) => onChange({ FocusY: Number(currentTarget.value) })} />
        </label>
      </S.Sliders>
      <Text as="p" tone="secondary" size={12}>点图片上要留住的地方：横幅在每种屏幕上都绕着它裁</Text>
    </>
  )
}
