import { approvalFlowLimits } from '@mall/api/contract'
import { Combobox, type ComboboxOption } from '@mall/ui/combobox'
import { FilterChip } from '@mall/ui/filter-sentence'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { Problems, TextBlank } from './Blanks.tsx'
import { chosenOptions, searched, type FlowControl } from './flow-content.ts'
import * as S from './Sentence.styles.ts'

interface FlowBasicsProps {
  readonly control: FlowControl
  readonly departments: readonly ComboboxOption<number>[]
  /** What is wrong with the name and with the days; undefined: nothing. */
  readonly nameProblem: string | undefined
  readonly daysProblem: string | undefined
  /** The name is written again: what the server said of it holds no more. */
  readonly onName: () => void
}

/** The sentence of a flow as a whole: how it is called, whose orders it is for, and how long they wait. */
export const FlowBasics = ({ control, departments, nameProblem, daysProblem, onName }: FlowBasicsProps) => {
  const problemsId = useId()
  const { field: { ref: nameRef, ...name } } = useController({ control, name: 'Content.Name' })
  const { field: { ref: daysRef, ...days } } = useController({ control, name: 'Content.WaitDays' })
  const { field: chosen } = useController({ control, name: 'Content.DepartmentIds' })
  const [daysText, setDaysText] = useState(String(days.value))
  const names = chosen.value.map((id) => departments.find(({ value }) => value === id)?.label ?? '…').join('、')
  return (
    <S.Basics>
      <S.Sentence>
        <TextBlank
          ref={nameRef}
          label="名称"
          required
          placeholder="给流程起个名称"
          invalid={nameProblem !== undefined}
          aria-describedby={problemsId}
          value={name.value}
          onBlur={name.onBlur}
          onText={(text) => {
            onName()
            name.onChange(text)
          }}
        />
        用于
        <FilterChip label="适用部门" text={names || '全公司'} title={names}>
          {() => (
            <S.Editor>
              <Combobox
                multiple
                label="适用部门"
                value={chosenOptions(chosen.value, (id) => departments.find(({ value }) => value === id)?.label)}
                onValueChange={(options: readonly ComboboxOption<number>[]) => chosen.onChange(options.slice(0, approvalFlowLimits.departments).map(({ value }) => value))}
                loadOptions={(text) => searched(departments, text)}
                messages={{ placeholder: '全公司' }}
              />
              <span>含下级部门，留空为全公司；下级有自己的流程时按下级的</span>
            </S.Editor>
          )}
        </FilterChip>
        的订单，
        <TextBlank
          ref={daysRef}
          label="最长等待（天）"
          required
          inputMode="numeric"
          invalid={daysProblem !== undefined}
          aria-describedby={problemsId}
          value={daysText}
          onBlur={days.onBlur}
          onText={(text) => {
            setDaysText(text)
            days.onChange(text.trim() === '' ? Number.NaN : Number(text))
          }}
        />
        天没批完自动撤回，库存和预算释放
      </S.Sentence>
      <Problems id={problemsId} texts={[nameProblem, daysProblem].filter((text) => text !== undefined)} />
    </S.Basics>
  )
}
