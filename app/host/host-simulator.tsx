import { useEffect, useState, useSyncExternalStore } from 'react';
import { bridgeMeanings } from '../src/shared/bridge/bridge-meanings.ts';
import { bridgeActions } from '../src/shared/bridge/bridge-table.ts';
import { MessageLog } from './message-log.tsx';
import type { HostWindow, Transport } from './phone-side.ts';
import { Choice, KnowledgeRows } from './rows.tsx';
import { behavioursOf, type Behaviour } from './simulated-host.ts';
import { openSimulator, slowness, type LogIn, type Simulator, type SimulatorState } from './simulator.ts';

const behaviourNames: Record<Behaviour, string> = {
  well: 'well',
  badly: 'with rubbish',
  late: 'late, when told to',
  twice: 'twice',
  never: 'never',
  throws: 'with an error',
};

const transportNames: Record<Transport, string> = {
  android: 'Android',
  ios: 'iOS',
  none: 'none: a browser',
};

interface Part {
  simulator: Simulator;
  state: SimulatorState;
}

/**
 * Simulates the native app: the app in a phone's frame, the host's reaction to each action, and all messages
 * between both. `phoneAt` is the address of a page that calls `connectToHost` before the app starts; without
 * `logIn` the host has no login of its own. Renders a `<main>`.
 */
export function HostSimulator({
  phoneAt,
  logIn,
}: {
  phoneAt: (transport: Transport) => string;
  logIn?: LogIn;
}) {
  const [simulator] = useState(() => openSimulator(logIn));
  const state = useSyncExternalStore(simulator.subscribe, simulator.state);
  useEffect(() => {
    const around = window as Window & HostWindow;
    around.kopaHost = simulator;
    return () => {
      delete around.kopaHost;
    };
  }, [simulator]);
  return (
    <main className="host" data-turned={state.isTurned || undefined} aria-labelledby="host-title">
      <h1 id="host-title">Host simulator</h1>
      <Phone simulator={simulator} state={state} src={phoneAt(state.transport) + state.page.route} />
      <Ways simulator={simulator} state={state} />
      <section className="host-known" aria-labelledby="host-known">
        <h2 id="host-known">What the host knows</h2>
        {logIn && <Login simulator={simulator} state={state} />}
        <KnowledgeRows known={state.known} onChange={simulator.learn} />
      </section>
      <MessageLog entries={state.entries} onClear={() => simulator.change({ entries: [] })} />
    </main>
  );
}

function Phone({ simulator, state: { page, isSlow, isTurned }, src }: Part & { src: string }) {
  return (
    <section className="host-phone" aria-labelledby="host-phone">
      <h2 id="host-phone">Phone</h2>
      {/* A page of the same origin, so that the host can use its storage and functions. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe key={page.number} ref={(frame) => simulator.attach(frame)} title="The app" src={src} />
      <div className="host-buttons">
        <button type="button" onClick={simulator.back}>
          Back
        </button>
        <button type="button" aria-pressed={isSlow} onClick={() => simulator.change({ isSlow: !isSlow })}>
          Slow web view
        </button>
        <button type="button" onClick={simulator.kill}>
          Kill the web view
        </button>
        <button
          type="button"
          aria-pressed={isTurned}
          onClick={() => simulator.change({ isTurned: !isTurned })}
        >
          Turn the phone
        </button>
      </div>
      <ul>
        <li>Slow: each answer of the host takes {slowness} seconds.</li>
        <li>Killed: the page ends without notice and opens again with what it has stored.</li>
        <li>Turned: width and height change places, and the page stays.</li>
      </ul>
    </section>
  );
}

function Ways({ simulator, state: { transport, behaviours, waiting } }: Part) {
  return (
    <section className="host-ways" aria-labelledby="host-ways">
      <h2 id="host-ways">How the host answers</h2>
      <Choice
        label="Transport"
        value={transport}
        names={transportNames}
        onChange={(next) => simulator.change({ transport: next })}
      />
      {bridgeActions.map((action) => (
        <Choice
          key={action}
          label={action}
          hint={bridgeMeanings[action].when.replaceAll('`', '')}
          value={behaviours[action]}
          names={Object.fromEntries(behavioursOf[action].map((each) => [each, behaviourNames[each]]))}
          onChange={(next) => simulator.change({ behaviours: { ...behaviours, [action]: next } })}
        />
      ))}
      <button type="button" disabled={waiting === 0} onClick={simulator.answerNow}>
        Send late answers ({waiting})
      </button>
    </section>
  );
}

function Login({ simulator, state: { mobile, status } }: Part) {
  return (
    <>
      <label>
        Mobile number, 9 digits
        <input
          type="tel"
          value={mobile}
          onChange={({ target }) =>
            simulator.change({ mobile: target.value.replaceAll(/\D/g, '').slice(-9) })
          }
        />
      </label>
      <div className="host-buttons">
        <button type="button" onClick={() => void simulator.logIn()}>
          Log in
        </button>
        <button type="button" onClick={simulator.logOut}>
          Log out
        </button>
      </div>
      <p role="status">{status}</p>
    </>
  );
}
