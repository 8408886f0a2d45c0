import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { UploadField, type UploadFieldProps, type UploadItem, type UploadRejection } from '../upload-field/index.ts'

export const file = (name: string, type = 'image/png', bytes = 8) => new File([new Uint8Array(bytes)], name, { type })
export type Item = UploadItem<{ url: string }>

export const carrying = (files: File[]): DataTransfer => {
  const data = new DataTransfer()
  for (const one of files) data.items.add(one)
  return data
}
export const root = () => page.getByRole('group').element()
export const input = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
export const pick = (...files: File[]) => {
  input().files = carrying(files).files
  input().dispatchEvent(new Event('change', { bubbles: true }))
}
export const drop = (...files: File[]) =>
  root().dispatchEvent(new DragEvent('drop', { dataTransfer: carrying(files), bubbles: true, cancelable: true }))
export const paste = (...files: File[]) =>
  root().dispatchEvent(new ClipboardEvent('paste', { clipboardData: carrying(files), bubbles: true, cancelable: true }))
export const rows = () => [...document.querySelectorAll<HTMLElement>('li')]
export const statuses = () => rows().map((row) => row.dataset.status)
export const button = (name: string) => page.getByRole('button', { name, exact: true })

export const field = async (props: Partial<UploadFieldProps<{ url: string }>> = {}) => {
  const onChange = vi.fn<(items: readonly Item[], details: { reason: string }) => void>()
  const onReject = vi.fn<(rejections: readonly UploadRejection[]) => void>()
  const screen = await render(<UploadField<{ url: string }> onChange={onChange} onReject={onReject} {...props} />)
  return { ...screen, onChange, onReject, reasons: () => onChange.mock.calls.map(([, { reason }]) => reason) }
}
