import { styled } from 'styled-components'

export const Root = styled.span`
  --tone: var(--mall-text-secondary);
  --tone-soft: color-mix(in oklab, var(--mall-divider) 60%, var(--mall-surface));
  display: inline-flex;
  align-items: center;
  gap: var(--mall-space-4);
  max-inline-size: 100%;
  padding: 0 6px;
  border-radius: var(--mall-radius-tag);
  background: var(--tone-soft);
  color: var(--tone);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
  white-space: nowrap;

  &[data-tone='info'] {
    --tone: var(--mall-primary);
    --tone-soft: var(--mall-primary-soft);
  }
  &[data-tone='success'] {
    --tone: var(--mall-success);
    --tone-soft: var(--mall-success-soft);
  }
  &[data-tone='warning'] {
    --tone: var(--mall-warning);
    --tone-soft: var(--mall-warning-soft);
  }
  &[data-tone='danger'] {
    --tone: var(--mall-danger);
    --tone-soft: var(--mall-danger-soft);
  }
  &[data-tone='seal'] {
    --tone: var(--mall-cinnabar);
    --tone-soft: transparent;
    padding: 1px 7px;
    border: 2px solid currentColor;
    font-size: var(--mall-font-size-14);
    line-height: var(--mall-line-height-14);
    font-weight: 600;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`

export const Dot = styled.span`
  flex: none;
  inline-size: 6px;
  block-size: 6px;
  border-radius: 50%;
  background: currentColor;
`
