'use client'

import { useImperativeHandle, useRef } from 'react'
import { chainHandlers } from '../hooks/chain-handlers.ts'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { alertGlyph, cameraGlyph, closeGlyph, imageGlyph, searchGlyph } from '../icon/glyphs.ts'
import { partsOf } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import { searchBoxMessages } from './messages.ts'
import { Bubble, CameraButton, Drop, Field, HotList, Root, Spinner, Submit } from './SearchBox.styles.ts'
import { SuggestionList } from './SuggestionList.tsx'
import type { SearchBoxProps } from './types.ts'
import { useSearchBox } from './use-search-box.ts'

/**
 * The mall's search field: suggestions while the user types, hot keywords, and search by picture. A `<form role="search">`
 * with a combobox in it (list autocomplete); nothing is chosen by itself, so Enter sends what was typed unless the
 * arrow keys chose. Blank text shows 请输入搜索关键词 beside the field.
 */
export const SearchBox = withRef(function SearchBox({
  ref,
  value,
  defaultValue,
  onValueChange,
  onSearch,
  action,
  method,
  name = action === undefined ? undefined : 'q',
  loadSuggestions,
  onSuggestionSelect,
  hotKeywords,
  debounceMs,
  imageSearch,
  error,
  size = 'default',
  messages,
  disabled,
  className,
  style,
  dir,
  classNames,
  ...field
}: SearchBoxProps) {
  const part = partsOf(classNames)
  const { rootRef, inputRef, ...box } = useSearchBox({
    value,
    defaultValue,
    onValueChange,
    onSearch,
    loadSuggestions,
    onSuggestionSelect,
    debounceMs,
    imageSearch,
  })
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current)
  const text = useMessages('SearchBox', searchBoxMessages, messages)
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const { notice } = box.image
  const busy = notice === 'imageBusy'
  const own = box.blank ? text.blank : notice && text[notice]
  const said = box.shown ? null : (own ?? error)
  const invalid = Boolean(said) && !busy

  return (
    <Root
      data-part="search-box"
      {...box.image.rootHandlers}
      ref={rootRef}
      className={className}
      style={style}
      dir={dir}
      action={action}
      method={method}
      noValidate
      aria-label={text.label}
      data-size={size}
      data-open={box.shown || undefined}
      data-pending={box.pending || undefined}
      data-invalid={invalid || undefined}
      data-image={busy ? 'pending' : undefined}
      data-dropping={box.image.dropping || undefined}
      onSubmit={box.submit}
    >
      <Field {...part('field')}>
        <input
          {...part('control')}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={text.placeholder}
          aria-label={text.label}
          name={name}
          {...field}
          {...chainHandlers(box.inputHandlers, field)}
          ref={inputRef}
          value={box.value}
          disabled={disabled}
          aria-invalid={invalid || undefined}
          aria-describedby={said ? box.noticeId : undefined}
          {...box.ariaProps}
        />
        {box.value !== '' && !disabled ? (
          <button {...part('clear')} type="button" aria-label={text.clear} onClick={box.clear}>
            <Glyph d={closeGlyph} />
          </button>
        ) : null}
        {imageSearch ? (
          <>
            <input ref={picker} type="file" accept="image/*" hidden aria-label={text.image} onChange={box.image.pick} />
            <input ref={camera} type="file" accept="image/*" capture="environment" hidden aria-label={text.camera} onChange={box.image.pick} />
          </>
        ) : null}
        {imageSearch ? (
          <>
            <button {...part('image')} type="button" aria-label={text.image} title={text.image} disabled={disabled} onClick={() => picker.current?.click()}>
              <Glyph d={imageGlyph} />
            </button>
            <CameraButton {...part('camera')} type="button" aria-label={text.camera} disabled={disabled} onClick={() => camera.current?.click()}>
              <Glyph d={cameraGlyph} />
            </CameraButton>
          </>
        ) : null}
        <Submit {...part('submit')} type="submit" tabIndex={size === 'small' ? -1 : undefined} disabled={disabled}>
          <Glyph d={searchGlyph} size={size === 'hero' ? 20 : 16} />
          {size === 'small' ? <VisuallyHidden>{text.submit}</VisuallyHidden> : text.submit}
        </Submit>
        {loadSuggestions ? (
          <SuggestionList {...box.listProps} hidden={!box.shown} list={box.list} active={box.active} aria-label={text.suggestions} classNames={classNames} />
        ) : null}
        <Bubble {...part('notice')} id={box.noticeId} aria-live="polite" data-kind={busy ? 'busy' : 'error'}>
          {said ? (
            <>
              {busy ? <Spinner {...part('spinner')} /> : <Glyph d={alertGlyph} size={16} />}
              <span {...part('notice-text')}>{said}</span>
              {busy ? (
                <button {...part('cancel')} type="button" onClick={box.image.dismiss}>
                  {text.cancel}
                </button>
              ) : null}
            </>
          ) : null}
        </Bubble>
        {box.image.dropping ? <Drop {...part('drop')}>{text.drop}</Drop> : null}
        <VisuallyHidden role="status">{box.settled ? (box.shown ? text.found(box.list.items.length) : text.none) : null}</VisuallyHidden>
      </Field>
      {hotKeywords && hotKeywords.length > 0 ? (
        <HotList {...part('hot')} aria-label={text.hot}>
          {hotKeywords.map(({ keyword, highlight }) => (
            <button key={keyword} {...part('keyword')} type="button" data-highlight={highlight || undefined} disabled={disabled} onClick={(event) => box.hot(keyword, event)}>
              {keyword}
            </button>
          ))}
        </HotList>
      ) : null}
    </Root>
  )
})
