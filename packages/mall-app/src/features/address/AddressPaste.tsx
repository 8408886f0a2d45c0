import { addressTextMax, type Area, type ParsedAddress } from '@mall/api/contract'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextArea } from '@mall/ui/text-input'
// oxlint-disable-next-line eslint/no-restricted-imports -- reads alone, and shows its result and its failure
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { openPointsOf, areaText } from './address-words.ts'
import type { AddressCalls } from './use-address-calls.ts'

interface AddressPasteProps {
  readonly onParse: AddressCalls['parse']
  readonly onRecognised: (parsed: ParsedAddress) => void
  /** No area is chosen: what the text may mean is offered. */
  readonly isAreaOpen: boolean
  readonly onArea: (area: Area) => void
}

/** More than these are chosen in the field itself. */
const offered = 6

/** 智能识别: fills the form from a pasted text, says what it left open and offers the districts that may be meant. */
export const AddressPaste = ({ onParse, onRecognised, isAreaOpen, onArea }: AddressPasteProps) => {
  const [text, setText] = useState('')
  const parsing = useMutation({ mutationFn: onParse, onSuccess: onRecognised })
  const { data, isError, isPending } = parsing
  return (
    <Stack gap={8}>
      <Field label="智能识别" hint="识别后请核对；不能确定的地区会留空">
        <TextArea
          value={text}
          onValueChange={setText}
          rows={2}
          maxLength={addressTextMax}
          placeholder="粘贴收货信息，如：张伟 13800138000 北京市海淀区中关村大街1号"
        />
      </Field>
      <Inline>
        <Button loading={isPending} disabled={text.trim() === '' || text.length > addressTextMax} onClick={() => parsing.mutate(text)}>
          识别
        </Button>
      </Inline>
      {isError ? <Alert tone="danger">识别失败，请重试或直接填写</Alert> : null}
      {data && !isError ? <Outcome parsed={data} isAreaOpen={isAreaOpen} onArea={onArea} /> : null}
    </Stack>
  )
}

const Outcome = ({ parsed, isAreaOpen, onArea }: { readonly parsed: ParsedAddress } & Pick<AddressPasteProps, 'isAreaOpen' | 'onArea'>) => {
  const { Candidates } = parsed
  const words = openPointsOf(parsed)
  if (isAreaOpen && Candidates.length > 0) {
    const more = Candidates.length - offered
    return (
      <Alert tone="warning">
        <Stack gap={8}>
          <Text strong>不能确定是哪个地区，请选择</Text>
          <Inline role="group" aria-label="可能的地区">
            {Candidates.slice(0, offered).map((area) => (
              <Button key={area.AreaCode} onClick={() => onArea(area)}>
                {areaText(area)}
              </Button>
            ))}
          </Inline>
          {more > 0 ? <span>{`另有 ${more} 个，请在“所在地区”中选择`}</span> : null}
          {words === '' ? null : <span>{words}</span>}
        </Stack>
      </Alert>
    )
  }
  return words === '' ? <Alert tone="success">已识别，请核对后保存</Alert> : <Alert tone="warning">{words}</Alert>
}
