import { styled } from 'styled-components'
import { media } from '../theme/media.ts'

export const Root = styled.ol`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);

  /* Each name beside its mark; without room for all, that of the current step. */
  &[data-layout='inline'] > li {
    flex: none;
    flex-direction: row;
  }
  &[data-layout='inline'] > li:not(:first-child) {
    flex: 1 0 auto;
  }
  &[data-layout='inline'] > li:not(:first-child)::before {
    position: static;
    flex: 1;
    min-inline-size: 16px;
    margin-inline-end: var(--mall-space-4);
  }
  ${media.tablet} {
    /* Five or six names of four characters stand beside each other. */
    &:has(> :nth-child(5)) {
      font-size: var(--mall-font-size-12);
      line-height: var(--mall-line-height-12);
    }
    /* For the sixth their gaps are needed too. */
    &:has(> :nth-child(6)) > li {
      padding-inline: 0;
    }
    &[data-layout='inline'] > li:not([aria-current]) > [data-part='label'] {
      position: absolute;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`

export const Item = styled.li`
  position: relative;
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--mall-space-8);
  min-inline-size: 0;
  padding-inline: var(--mall-space-4);
  color: var(--mall-text-tertiary);
  text-align: center;

  /* A name of two lines: none has a single character left over. */
  > [data-part='label'] {
    text-wrap: balance;
  }
  &:not(:first-child)::before {
    content: '';
    position: absolute;
    inset-block-start: 13px;
    inset-inline: calc(-50% + 22px) calc(50% + 22px);
    block-size: 1px;
    background: var(--mall-control-border);
  }
  &[data-state='current'],
  &[data-state='done'] {
    color: var(--mall-text);
  }
  &[data-state='current'] {
    font-weight: 600;
  }
  &[data-state='current']::before,
  &[data-state='done']::before {
    block-size: 2px;
    background: var(--mall-primary);
  }
`

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border: 1px solid var(--mall-control-border);
  border-radius: 50%;
  background: var(--mall-surface);
  font-variant-numeric: tabular-nums;
  font-weight: 600;

  [data-state='done'] > & {
    border-color: var(--mall-primary);
    color: var(--mall-primary);
  }
  [data-state='current'] > & {
    border-color: var(--mall-primary);
    background: var(--mall-primary);
    color: var(--mall-on-primary);
  }
  [data-state='error'] > & {
    border-color: var(--mall-danger);
    color: var(--mall-danger);
  }
`

export const Note = styled.span`
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
  font-weight: 400;
  color: var(--mall-text-tertiary);
`
