import { styled } from 'styled-components'

export const Region = styled.div`
  position: fixed;
  inset: auto 0 var(--mall-toasts-inset, 0px);
  z-index: 1000;
  display: grid;
  justify-items: center;
  inline-size: auto;
  block-size: auto;
  margin: 0;
  padding: var(--mall-space-16);
  padding-block-end: max(var(--mall-space-16), env(safe-area-inset-bottom));
  border: 0;
  background: transparent;
  overflow: visible;
  pointer-events: none;
`

export const Live = styled.div`
  display: grid;
  justify-items: center;
  inline-size: 100%;
`

export const Item = styled.div`
  --tone: var(--mall-primary);
  display: flex;
  align-items: flex-start;
  gap: var(--mall-space-8);
  max-inline-size: min(480px, 100%);
  margin-block-start: var(--mall-space-8);
  padding-block: var(--mall-space-8);
  padding-inline: var(--mall-space-16) var(--mall-space-8);
  border-radius: var(--mall-radius-card);
  background: var(--mall-raised);
  box-shadow: var(--mall-shadow-popover);
  color: var(--mall-text);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);
  pointer-events: auto;
  transition:
    opacity var(--mall-motion) var(--mall-ease-enter),
    transform var(--mall-motion) var(--mall-ease-enter);

  @starting-style {
    opacity: 0;
    transform: translateY(8px);
  }
  & > svg {
    margin-block-start: 3px;
    color: var(--tone);
  }
  &[data-tone='success'] {
    --tone: var(--mall-success);
  }
  &[data-tone='warning'] {
    --tone: var(--mall-warning);
  }
  &[data-tone='danger'] {
    --tone: var(--mall-danger);
  }
`

export const Words = styled.span`
  min-inline-size: 0;
  padding-block: 1px;
  overflow-wrap: anywhere;
`

export const Count = styled.span`
  flex: none;
  padding-block: 1px;
  color: var(--mall-text-secondary);
  font-variant-numeric: tabular-nums;
`

export const Tool = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  min-inline-size: 24px;
  block-size: 24px;
  padding: 0 var(--mall-space-4);
  border: 0;
  border-radius: var(--mall-radius-tag);
  background: transparent;
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-14);
  cursor: pointer;

  &[data-part='action'] {
    color: var(--mall-primary);
    font-weight: 600;
    white-space: nowrap;
  }
  &:hover {
    color: var(--mall-text);
  }
`
