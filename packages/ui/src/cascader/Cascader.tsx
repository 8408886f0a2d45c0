'use client'

import { useImperativeHandle, useRef, type KeyboardEvent } from 'react'
import { useFieldControl } from '../field/context.ts'
import { useFormReset } from '../hooks/use-form-reset.ts'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { chevronDownGlyph, chevronEndGlyph, chevronStartGlyph, searchGlyph } from '../icon/glyphs.ts'
import { Anchor } from '../popover/Popover.styles.ts'
import { matcher } from '../search-box/match.ts'
import { partsOf } from '../styles/parts.ts'
import { TextInput } from '../text-input/TextInput.tsx'
import { useMessages } from '../theme/context.ts'
import { nodesOf } from './cascade-rules.ts'
import * as S from './Cascader.styles.ts'
import { defaultMessages, type CascaderProps } from './types.ts'
import { useCascader } from './use-cascader.ts'

const none: readonly string[] = []

/**
 * Chooses one of the last level of a tree, level by level: areas, categories. The levels stand side by side, and one after
 * another on a phone. A search finds the whole path.
 *
 * Data attributes: on each column `data-last`; on each option `data-chosen`.
 */
export const Cascader = withRef(function Cascader(props: CascaderProps) {
  const { label, nodes, levels, loadChildren, value, defaultValue = none, onValueChange, classNames, ...others } = props
  const { open, defaultOpen, onOpenChange, name, messages, ref, ...rest } = others
  const part = partsOf(classNames)
  const t = useMessages('Cascader', defaultMessages, messages)
  const { id, ...aria } = useFieldControl(rest)
  const button = useRef<HTMLButtonElement>(null)
  const state = useCascader({ label, nodes, loadChildren, value, defaultValue, onValueChange, open, defaultOpen, onOpenChange })
  const { open: isOpen, anchor, panel, triggerProps, chosen, setChosen, labels, path, columns, results, query, setQuery } = state
  const { trail, pending, hasFailed, enter, choose, onColumnKeyDown, back, retry, isEnd } = state
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, [])
  useFormReset(button, (event) => setChosen(defaultValue, { reason: 'reset', event, nodes: nodesOf(nodes, defaultValue) }))
  const cut = matcher(query)
  const isNamed = id !== undefined || rest['aria-label'] !== undefined || rest['aria-labelledby'] !== undefined
  return (
    <>
      <Anchor {...part('anchor')} ref={anchor}>
        <S.Trigger
          data-part="cascader"
          {...rest}
          {...aria}
          {...triggerProps}
          ref={button}
          id={id}
          type="button"
          role="combobox"
          aria-controls={triggerProps['aria-controls']}
          aria-expanded={isOpen}
          aria-label={isNamed ? rest['aria-label'] : label}
        >
          <span {...part('value')} data-placeholder={labels.length === 0 ? '' : undefined}>{labels.length === 0 ? t.placeholder : labels.join(' / ')}</span>
          <Glyph d={chevronDownGlyph} size={16} />
        </S.Trigger>
      </Anchor>
      {name !== undefined && <input type="hidden" name={name} value={chosen.at(-1) ?? ''} disabled={rest.disabled} />}
      <S.Panel {...part('panel')} {...panel} role="dialog" aria-label={label}>
        {isOpen && (
          <>
            <S.Search {...part('search')}>
              <TextInput
                {...part('search-input')}
                type="search"
                aria-label={`${t.search}${label}`}
                placeholder={t.search}
                value={query}
                onValueChange={setQuery}
                start={<Glyph d={searchGlyph} size={16} />}
              />
            </S.Search>
            {results === null ? (
              <S.Columns {...part('columns')}>
                {columns.map((column, level) => {
                  const isLast = level === columns.length - 1
                  const activeId = path[level]
                  const stop = column.some((node) => node.id === activeId) ? activeId : column[0]?.id
                  return (
                    <S.Column key={path.slice(0, level).join('/')} {...part('column')} data-last={isLast ? '' : undefined}>
                      {level > 0 && (
                        <S.Back {...part('back')} type="button" onClick={back}>
                          <Glyph d={chevronStartGlyph} size={16} mirrored />
                          {trail[level - 1]}
                        </S.Back>
                      )}
                      <S.List
                        {...part('list')}
                        role="listbox"
                        aria-label={levels?.[level] ?? label}
                        onKeyDown={(event: KeyboardEvent<HTMLElement>) => onColumnKeyDown(event, level)}
                      >
                        {column.map((node) => (
                          <S.Option
                            key={node.id}
                            {...part('option')}
                            role="option"
                            tabIndex={node.id === stop ? 0 : -1}
                            aria-selected={node.id === activeId}
                            aria-disabled={node.disabled || undefined}
                            data-chosen={chosen[level] === node.id ? '' : undefined}
                            onClick={(event) => enter(level, node, event.nativeEvent)}
                          >
                            <span {...part('label')}>{node.label}</span>
                            {!isEnd(node) && <Glyph d={chevronEndGlyph} size={16} mirrored />}
                          </S.Option>
                        ))}
                      </S.List>
                    </S.Column>
                  )
                })}
                {(pending || hasFailed) && (
                  <S.Column {...part('column')}>
                    {hasFailed ? (
                      <S.Retry {...part('retry')} type="button" onClick={retry}>
                        {t.failed}
                      </S.Retry>
                    ) : (
                      <S.Note {...part('note')}>{t.pending}</S.Note>
                    )}
                  </S.Column>
                )}
              </S.Columns>
            ) : (
              <S.List {...part('list')} role="listbox" aria-label={label} data-results="" onKeyDown={(event: KeyboardEvent<HTMLElement>) => onColumnKeyDown(event, 0)}>
                {results.map((found, index) => (
                  <S.Option
                    key={found.map((node) => node.id).join('/')}
                    {...part('option')}
                    role="option"
                    tabIndex={index === 0 ? 0 : -1}
                    aria-selected={found.every((node, level) => chosen[level] === node.id)}
                    onClick={(event) => choose(found, event.nativeEvent)}
                  >
                    <span {...part('label')}>
                      {cut(found.map((node) => node.label).join(' / ')).map(({ at, text, matched }) => (matched ? <mark key={at} {...part('match')}>{text}</mark> : text))}
                    </span>
                  </S.Option>
                ))}
              </S.List>
            )}
            <S.Note {...part('note')} role="status" hidden={results === null || results.length > 0}>
              {results?.length === 0 ? t.empty : ''}
            </S.Note>
          </>
        )}
      </S.Panel>
    </>
  )
})
