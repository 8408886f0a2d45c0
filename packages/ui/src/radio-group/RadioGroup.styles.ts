import { styled } from 'styled-components'
import { media } from '../theme/media.ts'

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-24);
  font-size: var(--mall-control-font-size);

  &[data-orientation='vertical'] {
    flex-direction: column;
  }
  &[data-appearance='cards'] {
    gap: var(--mall-space-12);
  }
`

export const Option = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--mall-space-8);
  min-block-size: max(24px, var(--mall-control-height));
  color: var(--mall-text);
  line-height: 1.5;
  cursor: pointer;

  &[data-disabled] {
    color: var(--mall-text-tertiary);
    cursor: not-allowed;
  }
  [data-appearance='cards'] > & {
    padding: var(--mall-space-8) var(--mall-space-16);
    border: 1px solid var(--mall-control-border);
    border-radius: var(--mall-radius-control);
    background: var(--mall-surface);

    ${media.phone} {
      flex: 1 1 auto;
    }
  }
  [data-appearance='cards'] > &:has(:checked) {
    border-color: var(--mall-primary);
    box-shadow: inset 0 0 0 1px var(--mall-primary);
    background: var(--mall-primary-soft);
  }
`

export const Radio = styled.input`
  appearance: none;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  margin: 0;
  border: 1px solid var(--mall-control-border);
  border-radius: 50%;
  background: var(--mall-surface);
  cursor: inherit;

  &:hover:enabled {
    border-color: var(--mall-primary);
  }
  &:checked {
    border: 5px solid var(--mall-primary);
  }
  [aria-invalid='true'] & {
    border-color: var(--mall-danger);
  }
  &:disabled {
    border-color: var(--mall-divider);
    background: var(--mall-canvas);
  }
  &:disabled:checked {
    border-color: var(--mall-text-tertiary);
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`

export const Note = styled.span`
  display: block;
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
  color: var(--mall-text-secondary);
`
