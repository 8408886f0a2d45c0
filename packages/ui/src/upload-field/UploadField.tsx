'use client'

import { useRef } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { alertGlyph, uploadGlyph } from '../icon/glyphs.ts'
import { partsOf } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import { uploadFieldMessages } from './messages.ts'
import type { UploadFieldProps } from './types.ts'
import { List, Rejections, Root, Zone } from './UploadField.styles.ts'
import { UploadRow } from './UploadRow.tsx'
import { useUploadField } from './use-upload-field.ts'

/**
 * Accepts files by picker, drop and paste, checks them by `rules` and by the page's `validate` before the upload, and shows
 * the state of each: progress, preview, retry, cancel, remove. It makes no requests: the page's `upload` sends the files.
 */
export const UploadField = withRef(function UploadField<Result = unknown>({
  rules,
  value,
  defaultValue,
  validate,
  onChange,
  onReject,
  upload,
  multiple,
  maxCount,
  disabled = false,
  renderItem,
  messages,
  classNames,
  ...rest
}: UploadFieldProps<Result>) {
  const part = partsOf(classNames)
  const text = useMessages('UploadField', uploadFieldMessages, messages)
  const { pickerRef, listRef, ...field } = useUploadField<Result>({
    rules,
    value,
    defaultValue,
    validate,
    onChange,
    onReject,
    upload,
    multiple,
    maxCount,
    disabled,
    text,
  })
  const inputRef = useRef<HTMLInputElement>(null)
  const closed = disabled || field.full

  return (
    <Root
      data-part="upload-field"
      aria-label={text.label}
      {...rest}
      {...field.rootHandlers}
      data-dropping={field.dropping || undefined}
      data-invalid={field.reasons.length > 0 || undefined}
      data-disabled={disabled || undefined}
    >
      <Zone {...part('zone')}>
        <button {...part('pick')} ref={pickerRef} type="button" aria-disabled={closed} onClick={() => closed || inputRef.current?.click()}>
          <Glyph d={uploadGlyph} size={16} />
          {text.pick}
        </button>
        <span {...part('hint')}>{field.full && maxCount !== undefined ? text.full(maxCount) : text.hint}</span>
        <input
          ref={inputRef}
          type="file"
          hidden
          aria-label={text.pick}
          multiple={multiple}
          disabled={disabled}
          accept={rules?.allowedTypes?.join(',')}
          onChange={field.choose}
        />
      </Zone>
      <Rejections {...part('rejections')} aria-live="polite">
        {field.reasons.map((reason) => (
          <p key={reason} {...part('rejection')}>
            <Glyph d={alertGlyph} size={16} />
            {reason}
          </p>
        ))}
      </Rejections>
      {field.items.length > 0 ? (
        <List {...part('list')} ref={listRef} aria-label={text.label}>
          {field.items.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              progress={field.progress[item.id] ?? 0}
              disabled={disabled}
              text={text}
              render={renderItem}
              onCancel={field.cancel}
              onRetry={field.retry}
              onRemove={field.remove}
              classNames={classNames}
            />
          ))}
        </List>
      ) : null}
      <VisuallyHidden role="status">{field.announcement}</VisuallyHidden>
    </Root>
  )
})
