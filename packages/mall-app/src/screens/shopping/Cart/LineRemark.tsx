import { TextInput } from '@mall/ui/text-input'
import { useState } from 'react'
import * as S from './Cart.styles.ts'

interface LineRemarkProps {
  readonly value: string
  /** 备注 and the product. */
  readonly label: string
  readonly writing: boolean
  readonly onWrite: () => void
  readonly onDone: () => void
  /** Enter: the focus goes back to what opened the field. */
  readonly onLeave: () => void
  readonly onChange: (remark: string) => void
}

const remarkMax = 100

const takeFocus = (element: HTMLElement | null) => element?.focus()

/** The remark of a line in words, and while it is written its field: saved on blur or Enter. */
export const LineRemark = ({ value, label, writing, onWrite, onDone, onLeave, onChange }: LineRemarkProps) => {
  const [text, setText] = useState(value)
  const [shownFor, setShownFor] = useState(value)
  if (value !== shownFor) {
    setShownFor(value)
    setText(value)
  }
  if (!writing) {
    return text === '' ? null : (
      <S.Remark>
        备注：{text}
        <S.EditRemark type="button" aria-label={`改${label}`} onClick={onWrite}>
          改
        </S.EditRemark>
      </S.Remark>
    )
  }
  return (
    <S.RemarkField>
      <TextInput
        ref={takeFocus}
        aria-label={label}
        placeholder={`备注，最多${remarkMax}字`}
        maxLength={remarkMax}
        counter
        value={text}
        onValueChange={setText}
        onBlur={() => {
          const remark = text.trim()
          if (remark !== value) onChange(remark)
          setText(remark)
          onDone()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          // Else the key would press the button that takes the focus.
          event.preventDefault()
          onLeave()
        }}
      />
    </S.RemarkField>
  )
}
