import { priceCheckLimits } from '@mall/api/seller/contract'
import { Button } from '@mall/ui/button'
import { Combobox } from '@mall/ui/combobox'
import { Field } from '@mall/ui/field'
import { TextArea } from '@mall/ui/text-input'
import { useState } from 'react'
import { linesText, readLines, type Find, type PriceLine } from './price-question.ts'
import * as S from './PriceQuestionLine.styles.ts'

interface PriceLinesEditorProps {
  readonly lines: readonly PriceLine[]
  readonly findProducts: Find<string>
  readonly onApply: (lines: readonly PriceLine[]) => void
}

/** Many products: pasted from a sheet, typed, or picked one after another. */
export const PriceLinesEditor = ({ lines, findProducts, onApply }: PriceLinesEditorProps) => {
  const [text, setText] = useState(() => linesText(lines))
  const [isTried, setTried] = useState(false)
  const read = readLines(text)
  const problem = read.problem ?? (read.lines.length === 0 ? '请写商品编码' : null)
  return (
    <S.Editor
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (problem === null) onApply(read.lines)
      }}
    >
      <Combobox
        label="加一种商品"
        value={null}
        loadOptions={findProducts}
        onValueChange={(chosen) => {
          if (chosen !== null) setText(`${text.trimEnd()}${text.trim() === '' ? '' : '\n'}${chosen.value} 1`)
        }}
      />
      <Field label="编码和数量" hint={`一行一种，可以从表格里粘贴两列，最多 ${priceCheckLimits.products} 种`} error={isTried ? (problem ?? undefined) : undefined}>
        <TextArea rows={8} value={text} onValueChange={setText} placeholder={'10010159 20\n10010222 5'} />
      </Field>
      <Button type="submit" variant="primary">查价</Button>
    </S.Editor>
  )
}
