import { styled } from 'styled-components'
import { controlFrame, frameTool } from '../styles/frame.styles.ts'
import { ring } from '../styles/ring.styles.ts'
import { floatingPanel } from '../popover/Popover.styles.ts'

export const Frame = styled.div`
  inline-size: 100%;
  min-inline-size: 0;
`

export const Box = styled.div`
  ${controlFrame}
  display: flex;
  align-items: flex-start;
  gap: var(--mall-space-4);
  padding-block: calc((var(--mall-control-height) - 26px) / 2);
`

/** Chips and text in as many lines as they need; the tools stay in the first. */
export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--mall-space-4);
  min-inline-size: 0;
`

export const Input = styled.input`
  flex: 1;
  inline-size: 0;
  min-inline-size: 64px;
  block-size: 24px;
  margin: 0;
  padding: 0;
  border: 0;
  background: transparent;
  color: var(--mall-text);
  font: inherit;
  text-overflow: ellipsis;

  &&:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: var(--mall-text-tertiary);
    opacity: 1;
  }
  &:disabled {
    color: var(--mall-text-tertiary);
    -webkit-text-fill-color: currentColor;
    cursor: not-allowed;
  }
`

export const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
  max-inline-size: 100%;
  min-block-size: 24px;
  padding-inline-start: var(--mall-space-8);
  border-radius: var(--mall-radius-tag);
  background: var(--mall-primary-soft);
  color: var(--mall-text);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);

  > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span:last-child {
    padding-inline-end: var(--mall-space-8);
  }
`

export const Tool = styled.button`
  ${frameTool}
  margin: 0;

  &[data-part='toggle'] {
    margin-inline-end: -4px;
  }
  [data-open] &[data-part='toggle'] svg {
    rotate: 180deg;
  }
  &:disabled {
    color: var(--mall-text-tertiary);
    cursor: not-allowed;
  }
`

export const Remove = styled(Tool)`
  &&:focus-visible {
    outline-offset: -2px;
  }
`

export const Spinner = styled.span`
  ${ring}
  flex: none;
  margin: 4px;
`

export const Panel = styled.div`
  ${floatingPanel}
  inline-size: max-content;
  min-inline-size: min(var(--anchor-inline-size, 0px), 100vw - 16px);
  max-inline-size: min(max(var(--anchor-inline-size, 0px), 360px), 100vw - 16px);
  max-block-size: min(320px, 50dvh);
  padding: var(--mall-space-4) 0;
  overflow: auto;
  overscroll-behavior: contain;
`

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  &[aria-busy='true'] {
    color: var(--mall-text-secondary);
  }
`

export const Option = styled.li`
  display: flex;
  align-items: center;
  gap: var(--mall-space-8);
  min-block-size: max(32px, var(--mall-control-height));
  padding: var(--mall-space-4) var(--mall-space-12);
  cursor: pointer;

  > svg {
    flex: none;
    color: var(--mall-primary);
  }
  mark {
    background: none;
    color: var(--mall-primary);
    font-weight: 600;
  }
  &[data-chosen] {
    font-weight: 600;
  }
  &[data-active] {
    background: var(--mall-primary-soft);
  }
  &[data-tone='danger'][data-active] {
    background: var(--mall-danger-soft);
  }
  &[data-tone='danger'],
  &[data-tone='danger'] > svg {
    color: var(--mall-danger);
  }
  &[aria-disabled='true'] {
    color: var(--mall-text-tertiary);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-active] {
      outline: 2px solid;
      outline-offset: -2px;
    }
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`

export const OptionWords = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--mall-space-12);
  min-inline-size: 0;
  overflow-wrap: anywhere;

  small {
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    font-weight: 400;
    line-height: var(--mall-line-height-12);
  }
`

export const Note = styled.p`
  margin: 0;
  padding: var(--mall-space-8) var(--mall-space-12);
  color: var(--mall-text-secondary);
`
