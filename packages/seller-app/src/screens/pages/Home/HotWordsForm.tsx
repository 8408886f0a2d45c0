import { homeLimits } from '@mall/api/seller/contract'
import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'

export interface HotWordsFormProps {
  readonly words: readonly string[]
  readonly disabled: boolean
  readonly problem: (field: string) => string | undefined
  readonly onChange: (words: string[]) => void
}

/** The hot words of the search; without any, what is searched most. */
export const HotWordsForm = ({ words, disabled, problem, onChange }: HotWordsFormProps) => (
  <Stack gap={16}>
    <Text as="p" tone="secondary">{words.length === 0 ? '现在显示买家搜得最多的词。填了就只显示填的。' : `显示下面的 ${words.length} 个，从左到右；都删掉就显示买家搜得最多的。`}</Text>
    {words.map((word, at) => (
      // Words have no name of their own that stays while they are typed.
      // oxlint-disable-next-line react/no-array-index-key
      <Field key={at} label={`第 ${at + 1} 个`} error={problem(String(at))}>
        <Inline gap={8}>
          <TextInput value={word} maxLength={homeLimits.hotWord} disabled={disabled} onValueChange={(value) => onChange(words.with(at, value))} />
          {disabled ? null : <Button variant="text" aria-label={`删除第 ${at + 1} 个热词`} onClick={() => onChange(words.toSpliced(at, 1))}>删除</Button>}
        </Inline>
      </Field>
    ))}
    {disabled || words.length >= homeLimits.hotWords ? null : (
      <Inline gap={8}>
        <Button onClick={() => onChange([...words, ''])}>加一个</Button>
      </Inline>
    )}
  </Stack>
)
