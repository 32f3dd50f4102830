"""Run against a service: FOYER_URL=http://localhost:3000 [FOYER_KEY=…] python3 -m unittest discover -s sdk/python/tests"""

import gc
import json
import os
import socket as sockets
import sys
import threading
import unittest
import uuid
from datetime import date, datetime, timezone
from decimal import Decimal
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from time import sleep

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from foyer import Client, File, FoyerProblem, socket  # noqa: E402
from foyer.transport import UNSET, _is_own  # noqa: E402

from two_servers import TwoServers  # noqa: E402

URL = os.environ.get("FOYER_URL")
KEY = os.environ.get("FOYER_KEY")


@unittest.skipUnless(URL, "FOYER_URL names the running service")
class AgainstTheService(unittest.TestCase):
    def setUp(self) -> None:
        self.client = Client(URL or "", api_key=KEY)

    def test_lists_courses_by_level(self) -> None:
        page = self.client.courses.list(level="foundation", limit=2)
        self.assertEqual(page["limit"], 2)
        self.assertTrue(all(course["level"] == "foundation" for course in page["docs"]))

    def test_walks_all_pages(self) -> None:
        total = self.client.courses.list()["totalDocs"]
        slugs = [course["slug"] for course in self.client.courses.list_all(limit=1)]
        self.assertEqual(len(set(slugs)), total)
        self.assertGreater(total, 1)

    def test_raises_a_problem_with_its_code(self) -> None:
        with self.assertRaises(FoyerProblem) as raised:
            self.client.courses.get(slug="there-is-no-such-course")
        self.assertEqual((raised.exception.status, raised.exception.code), (404, "not_found"))

    def test_calls_nothing_else_where_the_address_lacks_a_part(self) -> None:
        for slug in ("", ".", ".."):
            with self.assertRaisesRegex(ValueError, "`slug` is a part of the address"):
                self.client.courses.get(slug=slug)

    def test_names_every_fault_of_a_form(self) -> None:
        with self.assertRaises(FoyerProblem) as raised:
            self.client.demo.request_otp(name="", email="nobody", company="")
        self.assertEqual(raised.exception.code, "validation_failed")
        self.assertGreaterEqual({fault["path"] for fault in raised.exception.errors}, {"/name", "/email"})

    def test_names_every_fault_of_a_document(self) -> None:
        with self.assertRaisesRegex(FoyerProblem, "price.amount: Enter a whole number.") as raised:
            price = {"amount": 1.5, "currency": "EUR"}
            self.client.courses.create(title="A", summary="S", language="english", price=price)
        self.assertEqual({fault["path"] for fault in raised.exception.errors}, {"/language", "/price/amount"})

    def test_takes_the_names_of_the_document_too(self) -> None:
        with self.assertRaises(FoyerProblem) as raised:
            self.client.requestInfo.requestOtp(name="Ada", email="ada@example.com", program="none-such")
        self.assertEqual(raised.exception.status, 422)

    def test_filters_with_payloads_query_language(self) -> None:
        found = self.client.pages.find(where={"slug": {"equals": "none-such"}})
        self.assertEqual(found["totalDocs"], 0)

    def test_finds_by_every_condition_of_a_filter(self) -> None:
        courses = self.client.courses
        everything = courses.find()["totalDocs"]
        now = datetime.now(timezone.utc)
        for where, found in (
            ({"title": {"exists": True}, "slug": {"in": []}}, 0),
            ({"slug": {"not_in": ()}}, everything),
            ({"title": {"exists": True}, "slug": {"equals": None}}, 0),
            ({"createdAt": {"greater_than": now}}, 0),
            ({"createdAt": {"less_than": now}}, everything),
            ({"id": {"in": [uuid.uuid4()]}}, 0),
            ({"or": [{"slug": {"in": []}}, {"slug": {"exists": True}}]}, everything),
            ({"and": [{"slug": {"equals": "one"}}, {"slug": {"equals": "two"}}]}, 0),
        ):
            with self.subTest(where=where):
                self.assertEqual(courses.find(where=where)["totalDocs"], found)

    def test_makes_no_filter_of_what_cannot_be_compared(self) -> None:
        for value in (UNSET, {1, 2}, object(), (one for one in "ab")):
            with self.subTest(value=value), self.assertRaisesRegex(TypeError, "be compared with"):
                self.client.pages.find(where={"slug": {"not_in": value}})
        with self.assertRaises(ValueError):
            self.client.pages.find(where={"slug": {"equals": float("nan")}})

    @unittest.skipUnless(KEY, "FOYER_KEY signs in")
    def test_deletes_and_changes_only_what_fits_every_condition(self) -> None:
        pages, title = self.client.pages, f"wipe-{os.getpid()}"
        made = pages.create(title=title, slug=title, _status="published")["doc"]
        try:
            for rest in ({"slug": {"in": []}}, {"slug": {"equals": None}}):
                where = {"title": {"equals": title}, **rest}
                self.assertEqual(pages.update_many(where=where, title="changed")["docs"], [])
                self.assertEqual(pages.delete_many(where=where)["docs"], [])
            self.assertEqual(pages.find_by_id(id=made["id"])["title"], title)
        finally:
            pages.delete_by_id(id=made["id"])

    @unittest.skipUnless(KEY, "FOYER_KEY signs in")
    def test_writes_with_a_key(self) -> None:
        slug = f"from-python-{os.getpid()}"
        made = self.client.pages.create(title="From Python", slug=slug, _status="published")["doc"]
        try:
            self.assertEqual(self.client.pages.find_by_id(id=made["id"])["slug"], slug)
        finally:
            self.client.pages.delete_by_id(id=made["id"])

    @unittest.skipUnless(KEY, "FOYER_KEY signs in")
    def test_uploads_a_file_with_its_fields(self) -> None:
        drawing = b'<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
        file = File(f'a "dot" {os.getpid()}.svg', drawing, "image/svg+xml")
        made = self.client.media.create(file=file, alt="A dot, été", depth=0)["doc"]
        try:
            self.assertEqual((made["alt"], made["mimeType"]), ("A dot, été", "image/svg+xml"))
            self.assertIn(b"<svg", self.client.media.file(filename=made["filename"]))
        finally:
            self.client.media.delete_by_id(id=made["id"])
        with self.assertRaises(FoyerProblem) as raised:
            self.client.media.create(file=File("dot.exe", b"MZ"), alt="A dot")
        self.assertEqual(raised.exception.status, 400)

    @unittest.skipUnless(KEY, "FOYER_KEY signs in")
    def test_speaks_over_the_socket(self) -> None:
        with self.client.connect() as connection:
            connection.ping()

    def test_keeps_errors_of_another_use_of_the_socket_from_this_one(self) -> None:
        with self.client.connect() as connection:
            # As a subscription does that nobody reads any more.
            connection._wire.send({"type": "subscribe", "topic": "no-such-topic"})
            connection.ping()
            with self.assertRaises(FoyerProblem) as raised:
                next(connection.subscribe("no-such-topic"))
        self.assertEqual(raised.exception.code, "not_found")

    def test_says_why_the_service_opens_no_socket(self) -> None:
        with self.assertRaises(FoyerProblem) as raised:
            Client(f"{URL}/nowhere").connect()
        self.assertEqual((raised.exception.status, raised.exception.code), (404, "not_found"))
        self.assertTrue(raised.exception.request_id)

    def test_closes_a_connection_that_is_refused(self) -> None:
        problem = None
        try:
            Client(URL or "", api_key="wrong").connect()
        except FoyerProblem as refusal:
            # Keeps the socket from being collected, unlike `assertRaises`.
            problem = refusal
        self.assertEqual(problem and problem.code, "invalid_credentials")
        open_sockets = [one for one in gc.get_objects() if isinstance(one, sockets.socket) and one.fileno() != -1]
        self.assertEqual(open_sockets, [])

    def test_opens_a_lost_connection_again_with_several_attempts(self) -> None:
        connection = self.client.connect()
        lost, reopen_after = connection._wire, socket._REOPEN_AFTER
        given: list = []
        following = threading.Thread(target=lambda: given.extend(connection.subscribe("telemetry")))
        following.start()
        sleep(0.2)
        address, connection._address = connection._address, ("http://127.0.0.1:9", 1.0)
        socket._REOPEN_AFTER = (0.1, 0.1, 1.0, 1.0, 1.0)
        try:
            lost._socket.shutdown(sockets.SHUT_RDWR)
            sleep(0.6)
            self.assertEqual((connection._wire is lost, lost._socket.fileno()), (True, -1))
            connection._address = address
            for _ in range(50):
                if connection._wire is not lost:
                    break
                sleep(0.1)
            self.assertIsNot(connection._wire, lost)
        finally:
            socket._REOPEN_AFTER = reopen_after
            connection.close()
            following.join(5)
        self.assertEqual((given, following.is_alive()), ([], False))

    @unittest.skipUnless(KEY, "FOYER_KEY signs in")
    def test_asks_for_another_ticket_and_ends_where_it_is_refused(self) -> None:
        tickets = [self.client.realtime.ticket()["ticket"], "no ticket"]
        connection = Client(URL or "").connect(ticket=lambda: tickets.pop(0))
        connection._wire._socket.shutdown(sockets.SHUT_RDWR)
        with self.assertRaises(FoyerProblem) as raised:
            next(connection.subscribe("telemetry"))
        self.assertEqual((raised.exception.code, tickets), ("invalid_credentials", []))


class Answers(BaseHTTPRequestHandler):
    """Refuses the first call of each path, then answers with the headers that it was sent."""

    seen: list = []

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers.get("Content-Length") or 0))
        self._answer()

    def do_GET(self) -> None:
        self._answer()

    def _answer(self) -> None:
        Answers.seen.append(dict(self.headers))
        refused = len(Answers.seen) == 1
        body = json.dumps({"code": "unavailable", "title": "Later"} if refused else {"status": "otp_sent"}).encode()
        self.send_response(503 if refused else 202)
        self.send_header("Content-Type", "application/json")
        self.send_header("Retry-After", "0")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


class AgainstAStandIn(unittest.TestCase):
    def setUp(self) -> None:
        Answers.seen = []
        self.server = HTTPServer(("127.0.0.1", 0), Answers)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def tearDown(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def test_repeats_what_creates_under_one_key(self) -> None:
        answer = Client(self.url).demo.request_otp(name="Ada", email="ada@company.example", company="C")
        self.assertEqual(answer, {"status": "otp_sent"})
        keys = {headers["Idempotency-Key"] for headers in Answers.seen}
        self.assertEqual((len(Answers.seen), len(keys)), (2, 1))

    def test_does_not_repeat_what_is_not_safe(self) -> None:
        with self.assertRaises(FoyerProblem):
            Client(self.url).users.logout()
        self.assertEqual(len(Answers.seen), 1)

    def test_sends_the_learners_token(self) -> None:
        client = Client(self.url).with_token("secret")
        with self.assertRaises(FoyerProblem):
            client.auth.sign_out()
        self.assertEqual(Answers.seen[0]["Authorization"], "Bearer secret")

    def test_says_at_once_what_is_no_address(self) -> None:
        for wrong in ["", "localhost:3000", "htp://a", "http://a?b", "http://", None]:
            with self.assertRaisesRegex(ValueError, "`base_url` is where the service is"):
                Client(wrong)  # type: ignore[arg-type]

    def test_says_when_no_answer_came(self) -> None:
        with self.assertRaises(FoyerProblem) as raised:
            Client("http://127.0.0.1:9", max_retries=0).courses.list()
        self.assertEqual((raised.exception.status, raised.exception.code), (0, "network_error"))

    def test_sends_no_key_that_it_made_for_a_stream_and_asks_once(self) -> None:
        with self.assertRaises(FoyerProblem) as raised:
            next(Client(self.url).chat.ask_stream(message="Hello"))
        self.assertEqual((raised.exception.status, len(Answers.seen)), (503, 1))
        self.assertNotIn("Idempotency-Key", Answers.seen[0])


class Ways(BaseHTTPRequestHandler):
    """Answers in the way that its path begins with, and notes what came."""

    protocol_version = "HTTP/1.1"
    seen: list = []
    location = ""

    def do_POST(self) -> None:
        Ways.seen.append(self.rfile.read(int(self.headers.get("Content-Length") or 0)))
        self._say("application/json", b"{}")

    def do_GET(self) -> None:
        Ways.seen.append(dict(self.headers))
        way = self.path.split("/")[1]
        self.close_connection = True
        if way == "sheet":
            self._say("text/csv; charset=utf-8", "\ufeffname,city\r\n".encode())
        elif way == "short":
            self._say("application/json", b'{"docs":[', more=100)
        elif way == "cut":
            self._say("application/json", b'{"docs":[')
        elif way == "nonsense":
            self.wfile.write(b"nonsense\r\n\r\n")
        elif way == "events":
            self._head(200, {"Content-Type": "text/event-stream", "Transfer-Encoding": "chunked"})
            self.wfile.write(b"9\r\ndata: 1\n\n\r\n")
        elif way == "away":
            self._head(302, {"Location": Ways.location, "Content-Length": "0"})
        else:
            self._say("application/json", b"{}")

    def _head(self, status: int, headers: dict) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()

    def _say(self, kind: str, content: bytes, more: int = 0) -> None:
        self._head(200, {"Content-Type": kind, "Content-Length": str(len(content) + more)})
        self.wfile.write(content)

    def log_message(self, *_: object) -> None:
        pass


class AgainstStandIns(TwoServers):
    handler = Ways

    def setUp(self) -> None:
        super().setUp()
        Ways.seen = []

    def client(self, way: str) -> Client:
        return Client(f"{self.url}/{way}", api_key="the-key", token="the-token", max_retries=0, timeout=5)

    def test_gives_a_file_for_spreadsheets_without_its_byte_order_mark(self) -> None:
        self.assertEqual(self.client("sheet").leads.export(), "name,city\r\n")

    def test_says_when_an_answer_breaks_off_or_makes_no_sense(self) -> None:
        for way in ("short", "cut", "nonsense"):
            with self.subTest(way=way), self.assertRaises(FoyerProblem) as raised:
                self.client(way).courses.list()
            self.assertEqual((raised.exception.status, raised.exception.code), (0, "network_error"))

    def test_says_when_events_break_off(self) -> None:
        events = self.client("events").telemetry.get_stream()
        self.assertEqual(next(events).data, "1")
        with self.assertRaises(FoyerProblem) as raised:
            next(events)
        self.assertEqual((raised.exception.status, raised.exception.code), (0, "network_error"))

    def test_gives_an_answer_that_is_no_stream_as_the_only_event(self) -> None:
        self.assertEqual([event.data for event in self.client("plain").telemetry.get_stream()], ["{}"])

    def test_takes_no_credentials_to_another_origin(self) -> None:
        for origin, kept in ((self.other, False), (self.url, True)):
            Ways.seen = []
            Ways.location = f"{origin}/target"
            self.assertEqual(self.client("away").courses.list(), {})
            first, second = Ways.seen
            self.assertEqual(first["Authorization"], "Bearer the-token")
            self.assertEqual("Authorization" in second, kept)

    def test_takes_them_to_the_same_host_by_https_from_http(self) -> None:
        own = ("http", "foyer.example", 80)
        for target, kept in (
            (("https", "foyer.example", 443), True),
            (("https", "other.example", 443), False),
            (("https", "foyer.example", 8443), False),
        ):
            self.assertEqual((_is_own(target, own), _is_own(own, target)), (kept, False))

    def test_writes_days_times_amounts_and_ids_as_in_queries(self) -> None:
        own = uuid.uuid4()
        moment = datetime(2026, 11, 22, 10, tzinfo=timezone.utc)
        pages = self.client("take").pages
        pages.create(title="T", day=date(2026, 11, 22), moment=moment, amount=Decimal("1.50"), own=own)
        sent = {"day": "2026-11-22", "moment": "2026-11-22T10:00:00+00:00", "amount": "1.50", "own": str(own)}
        self.assertEqual(json.loads(Ways.seen[0]), {"title": "T", **sent})
        self.client("take").media.create(file=File("a.txt", b""), alt="A", taken=moment)
        self.assertIn(b"\r\n\r\n2026-11-22T10:00:00+00:00\r\n", Ways.seen[1])
        with self.assertRaises(ValueError):
            pages.create(title="T", amount=float("nan"))
        with self.assertRaises(TypeError):
            pages.create(title="T", amount={1, 2})


if __name__ == "__main__":
    unittest.main()
