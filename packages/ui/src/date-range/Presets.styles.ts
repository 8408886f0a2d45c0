import { styled } from 'styled-components'

export const Presets = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: var(--mall-space-8);

  button {
    min-block-size: 28px;
    padding: 0 var(--mall-space-8);
    border: 1px solid var(--mall-divider);
    border-radius: var(--mall-radius-control);
    background: var(--mall-surface);
    color: var(--mall-text);
    font: inherit;
    font-size: var(--mall-font-size-14);
    line-height: var(--mall-line-height-14);
    white-space: nowrap;
    cursor: pointer;

    @media (pointer: coarse) {
      min-block-size: 40px;
    }
  }

  button:hover {
    border-color: var(--mall-control-border);
  }

  button[aria-pressed='true'] {
    border-color: var(--mall-primary);
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
    font-weight: 600;
  }

  button:disabled {
    background: var(--mall-canvas);
    color: var(--mall-text-tertiary);
    cursor: not-allowed;
  }
`

/** What the two fields are for. */
export const Custom = styled.span`
  flex: none;
  color: var(--mall-text-secondary);
`
