'use client'

import { Children, isValidElement, useId } from 'react'
import type { ComponentPropsWithRef, FormEvent, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { useControllable, type Cancelable } from '../hooks/use-controllable.ts'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import * as S from './FilterBar.styles.ts'

const defaultMessages = { search: '查询', reset: '重置', expand: '展开筛选', collapse: '收起筛选' }

/** Texts of {@link FilterBar}. */
export type FilterBarMessages = typeof defaultMessages

/** Props of {@link FilterBar}; all other props are passed to the `<form>`. */
export interface FilterBarProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'onReset'> {
  /** Name of the search landmark, e.g. 筛选订单. */
  label: string
  /** One field per child; a `DateRange` or another `<fieldset>` takes two columns. */
  children?: ReactNode
  /** Called on 查询 or Enter. `values` are the named fields of the form. */
  onSearch: (values: FormData, event: FormEvent<HTMLFormElement>) => void
  /** Called after 重置 has reset the native fields; reset the controlled values here. */
  onReset?: ((event: FormEvent<HTMLFormElement>) => void) | undefined
  /** Number of visible fields before 展开筛选. All are visible by default. */
  collapsedCount?: number | undefined
  expanded?: boolean | undefined
  defaultExpanded?: boolean | undefined
  onExpandedChange?: ((expanded: boolean, details: Cancelable<{ reason: 'press'; event: Event }>) => void) | undefined
  /** The list is loading. */
  busy?: boolean | undefined
  messages?: Partial<FilterBarMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'actions' | 'field' | 'reset' | 'submit' | 'toggle'> | undefined
}

/** The filters of a list: a grid of fields, 查询 and 重置. `data-state="expanded|collapsed"`. */
export const FilterBar = withRef(function FilterBar(props: FilterBarProps) {
  const { label, children, onSearch, onReset, collapsedCount = Infinity, busy = false, messages, classNames, ...others } = props
  const { expanded, defaultExpanded = false, onExpandedChange, ...rest } = others
  const part = partsOf(classNames)
  const t = useMessages('FilterBar', defaultMessages, messages)
  const ownId = useId()
  const [isExpanded, setExpanded] = useControllable(expanded, defaultExpanded, onExpandedChange)
  const fields = Children.toArray(children)
  const collapsible = fields.length > collapsedCount
  return (
    <S.Form
      data-part="filter-bar"
      role="search"
      aria-label={label}
      data-state={!collapsible || isExpanded ? 'expanded' : 'collapsed'}
      {...rest}
      id={rest.id ?? ownId}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(new FormData(event.currentTarget), event)
      }}
      onReset={onReset}
    >
      {fields.map((field, index) => (
        <div key={isValidElement(field) ? field.key : index} {...part('field')} hidden={index >= collapsedCount && !isExpanded}>
          {field}
        </div>
      ))}
      <S.Actions {...part('actions')}>
        {collapsible ? (
          <Button
            {...part('toggle')}
            type="button"
            variant="text"
            aria-expanded={isExpanded}
            aria-controls={rest.id ?? ownId}
            onClick={({ nativeEvent }) => setExpanded(!isExpanded, { reason: 'press', event: nativeEvent })}
          >
            {isExpanded ? t.collapse : t.expand}
          </Button>
        ) : null}
        <Button {...part('reset')} type="reset">{t.reset}</Button>
        <Button {...part('submit')} type="submit" variant="primary" loading={busy}>
          {t.search}
        </Button>
      </S.Actions>
    </S.Form>
  )
})
