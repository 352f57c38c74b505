/** The house: which address shows which page. Pages beyond the first are loaded when they are opened. */

import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Home } from './pages/home.tsx';
import { Mishap, Waiting } from './pages/mishap.tsx';
import { isOffered } from './shelf.ts';
import { useWords } from './words/index.ts';

const NewGame = lazy(() => import('./pages/new-game.tsx'));
const LocalTable = lazy(() => import('./pages/local-table.tsx'));
const ServerTable = lazy(() => import('./pages/server-table.tsx'));
const Replay = lazy(() => import('./pages/replay.tsx'));
const CoursePage = lazy(() => import('./pages/course.tsx'));
const LessonPage = lazy(() => import('./pages/lesson.tsx'));
const ChallengesPage = lazy(() => import('./pages/challenges.tsx'));
const ChallengePage = lazy(() => import('./pages/challenge.tsx'));
const Account = lazy(() => import('./pages/account.tsx'));
const Calls = lazy(() => import('./pages/calls.tsx'));
const SignedLink = lazy(() => import('./pages/signed-link.tsx'));
const Meeting = lazy(() => import('./people/meeting.tsx'));
const ProfilePage = lazy(() => import('./people/profile.tsx'));
const Friends = lazy(() => import('./people/friends.tsx'));
const LeaderBoard = lazy(() => import('./people/leader-board.tsx'));
const Cups = lazy(() => import('./people/cups.tsx'));
const CupPage = lazy(() => import('./people/cup.tsx'));
const NewPassword = lazy(() => import('./people/new-password.tsx'));
const Credits = lazy(() => import('./pages/credits.tsx'));
const RulesPage = lazy(() => import('./pages/rules-page.tsx'));

/** Everything there is to see. */
export function App() {
  const say = useWords();
  return (
    <Mishap>
      <a className="skip-link" href="#content">
        {say.nav.skip}
      </a>
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path="/">
            <Home />
          </Route>
          <Route path="/new/:game?">
            {({ game }) =>
              game === undefined || isOffered(game) ? (
                <>
                  <Home />
                  <NewGame />
                </>
              ) : (
                <Waiting words={say.errors.notFound} />
              )
            }
          </Route>
          <Route path="/play/:id">{({ id }) => <LocalTable id={id} key={id} />}</Route>
          <Route path="/table/:id">{({ id }) => <ServerTable id={id} key={id} />}</Route>
          <Route path="/replay/:source?/:id?">
            {({ source, id }) => <Replay source={source} id={id} key={`${source}/${id}`} />}
          </Route>
          <Route path="/learn/:course">{({ course }) => <CoursePage course={course} />}</Route>
          <Route path="/learn/:course/:lesson">
            {({ course, lesson }) => <LessonPage course={course} lesson={lesson} key={`${course}/${lesson}`} />}
          </Route>
          <Route path="/challenges">
            <ChallengesPage />
          </Route>
          <Route path="/challenge/:book/:challenge">
            {({ book, challenge }) => <ChallengePage book={book} challenge={challenge} key={`${book}/${challenge}`} />}
          </Route>
          <Route path="/account">
            <Account />
          </Route>
          <Route path="/calls">
            <Calls />
          </Route>
          <Route path="/lobby">
            <Meeting />
          </Route>
          <Route path="/people/:id">{({ id }) => <ProfilePage id={id} key={id} />}</Route>
          <Route path="/friends">
            <Friends />
          </Route>
          <Route path="/leaders/:game?">{({ game }) => <LeaderBoard game={game} />}</Route>
          <Route path="/cups">
            <Cups />
          </Route>
          <Route path="/cups/:id">{({ id }) => <CupPage id={id} key={id} />}</Route>
          <Route path="/reset/:token">{({ token }) => <NewPassword token={token} />}</Route>
          <Route path="/stop/:token">{({ token }) => <SignedLink does="stop" token={token} />}</Route>
          <Route path="/confirm/:token">{({ token }) => <SignedLink does="confirm" token={token} />}</Route>
          <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
          <Route path="/credits">
            <Credits />
          </Route>
          <Route>
            <Waiting words={say.errors.notFound} />
          </Route>
        </Switch>
      </Suspense>
    </Mishap>
  );
}
